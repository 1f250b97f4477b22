// Written by `litspec generate` from spec/units/world-ray.md: change that file, not this one.

export type Vec3 = { readonly x: number; readonly y: number; readonly z: number }

export interface Triangle {
  readonly a: Vec3
  readonly b: Vec3
  readonly c: Vec3
  readonly material: number
  readonly flags: number
  readonly area: number
}

export interface Result {
  readonly hit: boolean
  readonly t: number
  readonly material: number
  readonly flags: number
  readonly area: number
  readonly triangle: number | undefined
  readonly normal: Vec3
}

export interface WorldRayGivens {
  readonly triangles: readonly Triangle[]
  readonly origin: Vec3
  readonly direction: Vec3
  readonly length: number
  readonly result: Result
  readonly exclude: (readonly number[]) | undefined
  readonly mask: number
}

export interface WorldRayResult {
  readonly hit: boolean
  readonly t: number
  readonly material: number
  readonly flags: number
  readonly area: number
  readonly triangle: number | undefined
  readonly normal: Vec3
}

export interface WithoutLevelGivens {
  readonly result: Result
}

export interface WithoutLevelResult {
  readonly hit: boolean
  readonly t: number
  readonly material: number
  readonly flags: number
  readonly area: number
  readonly triangle: number | undefined
  readonly normal: Vec3
}

export interface MaterialNameGivens {
  readonly id: number
}

export interface MaterialNameResult {
  readonly name: string
}

export interface DistinctNamesResult {
  readonly names: number
}

/** What the cases of `The ray into the level` call; a fresh driver is made for each case. */
export interface WorldRayDriver {
  /**
   * `worldRay(triangles: Triangle[], origin: vec3, direction: vec3, length: f32, result: Result, exclude: u32[] | none = none, mask: u32 = 0) → (hit: bool, t: f32, material: u32, flags: u16, area: u8, triangle: int | none, normal: vec3)`
   *
   * Checks:
   * - `world-ray/WorldManager_RayCast.preset`: Preset
   * - `world-ray/WorldManager_RayCast.the-callers-fields`: The caller's fields
   * - `world-ray/WorldManager_RayCast.nothing-crossed`: Nothing crossed
   * - `world-ray/WorldManager_RayCast.handed-on`: Handed on
   * - `world-ray/WorldManager_RayCast.only-excluded`: Only excluded
   * - `world-ray/WorldManager_RayCast.something-kept`: Something kept
   * - `world-ray/WorldManager_RayCast.kept-beats-excluded`: Kept beats excluded
   * - `world-ray/Choices.index-for-pointer`: Index for pointer
   */
  readonly worldRay: (givens: WorldRayGivens) => WorldRayResult | Promise<WorldRayResult>
  /**
   * `withoutLevel(result: Result) → (hit: bool, t: f32, material: u32, flags: u16, area: u8, triangle: int | none, normal: vec3)`
   *
   * Checks:
   * - `world-ray/Choices.no-level`: No level
   */
  readonly withoutLevel: (givens: WithoutLevelGivens) => WithoutLevelResult | Promise<WithoutLevelResult>
  /**
   * `materialName(id: i32) → name: text`
   *
   * Checks:
   * - `world-ray/CollisionMaterial_GetName.two-kinds-of-nothing`: Two kinds of nothing
   * - `world-ray/CollisionMaterial_GetName.known-ids`: Known ids
   * - `world-ray/CollisionMaterial_GetName.unknown-ids`: Unknown ids
   */
  readonly materialName: (givens: MaterialNameGivens) => MaterialNameResult | Promise<MaterialNameResult>
  /**
   * `distinctNames() → names: u32`
   *
   * Checks:
   * - `world-ray/CollisionMaterial_GetName.known-ids`: Known ids
   */
  readonly distinctNames: () => DistinctNamesResult | Promise<DistinctNamesResult>
}
