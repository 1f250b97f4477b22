// Written by `litspec generate` from spec/units/maths.md: change that file, not this one.

export type Vec3 = { readonly x: number; readonly y: number; readonly z: number }

export type Vec4 = { readonly x: number; readonly y: number; readonly z: number; readonly w: number }

export interface ArcTangentGivens {
  readonly x: number
}

export interface ArcTangentResult {
  readonly angle: number
}

export interface IntegrateAngularGivens {
  readonly rotation: Vec4
  readonly spin: Vec3
  readonly seconds: number
}

export interface IntegrateAngularResult {
  readonly rotated: Vec4
}

export interface AxesGivens {
  readonly rotation: Vec4
}

export interface AxesResult {
  readonly x: Vec3
  readonly y: Vec3
  readonly z: Vec3
}

export interface SlerpGivens {
  readonly t: number
  readonly from: Vec4
  readonly to: Vec4
}

export interface SlerpResult {
  readonly blend: Vec4
}

/** What the cases of `Turning things` call; a fresh driver is made for each case. */
export interface MathsDriver {
  /**
   * `arcTangent(x: f32) → angle: f32`
   *
   * Checks:
   * - `maths/Math_ArcTangent.the-fraction`: The fraction
   * - `maths/Math_ArcTangent.shifted`: Shifted
   * - `maths/Math_ArcTangent.above-one`: Above one
   * - `maths/Math_ArcTangent.negative`: Negative
   */
  readonly arcTangent: (givens: ArcTangentGivens) => ArcTangentResult | Promise<ArcTangentResult>
  /**
   * `integrateAngular(rotation: quat, spin: vec3, seconds: f32) → rotated: quat`
   *
   * Checks:
   * - `maths/Quat_IntegrateAngular.one-step`: One step
   * - `maths/Quat_IntegrateAngular.unit-again`: Unit again
   * - `maths/Quat_IntegrateAngular.collapsed`: Collapsed
   */
  readonly integrateAngular: (givens: IntegrateAngularGivens) => IntegrateAngularResult | Promise<IntegrateAngularResult>
  /**
   * `axes(rotation: quat) → (x: vec3, y: vec3, z: vec3)`
   *
   * Checks:
   * - `maths/Quat_ToMatrix.the-x-axis`: The x axis
   * - `maths/Quat_ToMatrix.the-y-axis`: The y axis
   * - `maths/Quat_ToMatrix.the-z-axis`: The z axis
   */
  readonly axes: (givens: AxesGivens) => AxesResult | Promise<AxesResult>
  /**
   * `slerp(t: f32, from: quat, to: quat) → blend: quat`
   *
   * Checks:
   * - `maths/Quat_Slerp.along-the-arc`: Along the arc
   * - `maths/Quat_Slerp.clamped`: Clamped
   * - `maths/Quat_Slerp.the-short-way`: The short way
   * - `maths/Quat_Slerp.nearly-parallel`: Nearly parallel
   * - `maths/Choices.straight-line`: Straight line
   */
  readonly slerp: (givens: SlerpGivens) => SlerpResult | Promise<SlerpResult>
}
