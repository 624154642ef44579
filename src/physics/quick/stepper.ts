/** Steps a world: what the library hands to the engine anew in each step is looked up once for a throw. */
import { VectorOps } from '@dimforge/rapier3d-compat'
import type { EventQueue, World } from '@dimforge/rapier3d-compat'
import { addressOf, instance } from './instance.ts'
import { checkMemory } from './memory.ts'

export type Stepper = { readonly step: () => void; readonly free: () => void }

/** Under these numbers the library always has `undefined` and `null` at hand. */
const noHooks = 128
const noFilter = 129

/** The world's bodies are already in it: by them it is seen whether the caught engine is theirs. */
export function makeStepper(world: World, events: EventQueue): Stepper {
  checkMemory(world)
  const bare = instance()
  if (!bare) return { step: () => world.step(events), free: () => undefined }
  const pull = VectorOps.intoRaw(world.gravity)
  const pipeline = addressOf(world.physicsPipeline.raw)
  const gravity = addressOf(pull)
  const parameters = addressOf(world.integrationParameters.raw)
  const islands = addressOf(world.islands.raw)
  const broad = addressOf(world.broadPhase.raw)
  const narrow = addressOf(world.narrowPhase.raw)
  const bodies = addressOf(world.bodies.raw)
  const colliders = addressOf(world.colliders.raw)
  const joints = addressOf(world.impulseJoints.raw)
  const chains = addressOf(world.multibodyJoints.raw)
  const ccd = addressOf(world.ccdSolver.raw)
  const queue = addressOf(events.raw)
  return {
    step: () =>
      bare.rawphysicspipeline_stepWithEvents(
        pipeline,
        gravity,
        parameters,
        islands,
        broad,
        narrow,
        bodies,
        colliders,
        joints,
        chains,
        ccd,
        queue,
        noHooks,
        noFilter,
        noFilter,
      ),
    free: () => pull.free(),
  }
}
