import type { BoxShape, CapsuleShape } from '@coney/bodies'
import type { Point, Rotation } from '@coney/trials'
import initJolt from 'jolt-physics'
import type { CrowdBody } from '../scenes/crowd.ts'
import { middleOf } from '../scenes/crowd.ts'
import type { SceneRay } from '../scenes/scene-ray.ts'

type Module = Awaited<ReturnType<typeof initJolt>>

/** Capsules of Jolt lie along y: a quarter turn about x sets them up. */
const UPRIGHT = { x: Math.SQRT1_2, y: 0, z: 0, w: Math.SQRT1_2 }

/** Jolt, with one layer that everything is in. */
export class Jolt {
  readonly module: Module
  readonly #system: ReturnType<InstanceType<Module['JoltInterface']>['GetPhysicsSystem']>

  static async start(): Promise<Jolt> {
    return new Jolt(await initJolt())
  }

  private constructor(module: Module) {
    this.module = module
    const settings = new module.JoltSettings()
    settings.mMaxBodies = 65_536
    const pairs = new module.ObjectLayerPairFilterTable(1)
    const layers = new module.BroadPhaseLayerInterfaceTable(1, 1)
    layers.MapObjectToBroadPhaseLayer(0, new module.BroadPhaseLayer(0))
    settings.mObjectLayerPairFilter = pairs
    settings.mBroadPhaseLayerInterface = layers
    settings.mObjectVsBroadPhaseLayerFilter = new module.ObjectVsBroadPhaseLayerFilterTable(layers, 1, pairs, 1)
    this.#system = new module.JoltInterface(settings).GetPhysicsSystem()
  }

  get bodies(): InstanceType<Module['BodyInterface']> {
    return this.#system.GetBodyInterface()
  }

  /** A ray that is kept, and how to make it another one. */
  keptRay(): { ray: InstanceType<Module['RRayCast']>; set: (from: SceneRay) => void } {
    const { RRayCast, RVec3, Vec3 } = this.module
    const ray = new RRayCast(new RVec3(0, 0, 0), new Vec3(0, 0, 0))
    const { mOrigin, mDirection } = ray
    const set = ({ start, move }: SceneRay): void => {
      mOrigin.Set(start.x, start.y, start.z)
      mDirection.Set(move.x, move.y, move.z)
    }
    return { ray, set }
  }

  shapeOf(shape: BoxShape | CapsuleShape): InstanceType<Module['Shape']> {
    const { BoxShape: Box, CapsuleShape: Capsule, Vec3 } = this.module
    if (shape.kind === 'capsule') return new Capsule(shape.height / 2, shape.radius)
    return new Box(new Vec3(shape.half.x, shape.half.y, shape.half.z), 0)
  }

  /** A shape where it stands, in no world. */
  place({ shape, rotation }: Pick<CrowdBody, 'shape' | 'rotation'>): InstanceType<Module['TransformedShape']> {
    const { Quat, RVec3, TransformedShape, Vec3 } = this.module
    const at = middleOf(shape)
    const { x, y, z, w } = shape.kind === 'capsule' ? UPRIGHT : rotation
    const placed = new TransformedShape()
    placed.mShape = this.shapeOf(shape)
    placed.SetWorldTransform(new RVec3(at.x, at.y, at.z), new Quat(x, y, z, w), new Vec3(1, 1, 1))
    return placed
  }

  /** A body that is not in the world yet. */
  create({ shape, rotation }: Pick<CrowdBody, 'shape' | 'rotation'>): InstanceType<Module['Body']> {
    return this.#body(this.shapeOf(shape), middleOf(shape), shape.kind === 'capsule' ? UPRIGHT : rotation)
  }

  add(body: InstanceType<Module['Body']>): void {
    this.bodies.AddBody(body.GetID(), this.module.EActivation_DontActivate)
  }

  /** The id of a body, as an object that stays: what GetID answers is written over by the next call. */
  keepId(body: InstanceType<Module['Body']>): InstanceType<Module['BodyID']> {
    return new this.module.BodyID(body.GetID().GetIndexAndSequenceNumber())
  }

  addMesh(positions: Float32Array, corners: Uint32Array): void {
    const { module } = this
    const triangles = new module.TriangleList()
    const corner = (i: number) => {
      const at = corners[i]! * 3
      return new module.Vec3(positions[at]!, positions[at + 1]!, positions[at + 2]!)
    }
    for (let i = 0; i < corners.length; i += 3) {
      const [a, b, c] = [corner(i), corner(i + 1), corner(i + 2)]
      const triangle = new module.Triangle(a, b, c)
      triangles.push_back(triangle)
      for (const each of [a, b, c, triangle]) module.destroy(each)
    }
    const shape = new module.MeshShapeSettings(triangles).Create().Get()
    this.add(this.#body(shape, { x: 0, y: 0, z: 0 }, { x: 0, y: 0, z: 0, w: 1 }))
    this.#system.OptimizeBroadPhase()
  }

  /** Casts at everything in the world: the fraction of the closest hit, or −1. */
  closest(): (ray: SceneRay) => number {
    const { module } = this
    const query = this.#system.GetNarrowPhaseQuery()
    const settings = new module.RayCastSettings()
    settings.SetBackFaceMode(module.EBackFaceMode_CollideWithBackFaces)
    const collector = new module.CastRayClosestHitCollisionCollector()
    const layers = new module.BroadPhaseLayerFilter()
    const objects = new module.ObjectLayerFilter()
    const bodies = new module.BodyFilter()
    const shapes = new module.ShapeFilter()
    const { ray, set } = this.keptRay()
    return (from) => {
      set(from)
      collector.Reset()
      query.CastRay(ray, settings, collector, layers, objects, bodies, shapes)
      return collector.HadHit() ? collector.mHit.mFraction : -1
    }
  }

  optimize(): void {
    this.#system.OptimizeBroadPhase()
  }

  #body(shape: InstanceType<Module['Shape']>, at: Point, turned: Rotation): InstanceType<Module['Body']> {
    const { BodyCreationSettings, EMotionType_Static, Quat, RVec3 } = this.module
    const position = new RVec3(at.x, at.y, at.z)
    const rotation = new Quat(turned.x, turned.y, turned.z, turned.w)
    return this.bodies.CreateBody(new BodyCreationSettings(shape, position, rotation, EMotionType_Static, 0))
  }
}
