/** Runs many matches under the kit, with different option sets and seeds. */
import type { Match } from '../../src/kernel/match.ts'
import type { Options, OptionSpec, OptionValue } from '../../src/kernel/options.ts'
import { makeRandom } from '../../src/kernel/random.ts'
import { playUnderKit } from './match.ts'
import type { Depth, Kit } from './types.ts'

export interface Run {
  readonly seats: number
  readonly matches: number
  readonly seed: string
  readonly kit: Depth
  /** Fixed options; without them every match plays another set. */
  readonly options?: Options
  /** Begins no further match after so many inputs. */
  readonly enough?: number
}

export interface Ran {
  readonly matches: number
  readonly inputs: number
  readonly longest: number
}

/** The first match uses the seed unchanged, so that a run of one repeats a given match. */
export function runKit(kit: Kit, run: Run, onMatch?: (match: Match, at: number) => void): Ran {
  let inputs = 0
  let longest = 0
  let at = 0
  for (; at < run.matches && inputs < (run.enough ?? Infinity); at += 1) {
    const seed = at === 0 ? run.seed : `${run.seed}/${at}`
    const options = run.options ?? optionSet(kit.game.options, run.seats, at, seed)
    const { game } = kit
    const match = playUnderKit(kit, {
      game: game.id,
      seats: run.seats,
      options,
      seed,
      kit: run.kit,
    })
    inputs += match.length
    longest = Math.max(longest, match.length)
    onMatch?.(match, at)
  }
  return { matches: at, inputs, longest }
}

/** Option set of a match: first the presets, then each option alone in each of its values, then random sets. */
export function optionSet(
  specs: readonly OptionSpec[],
  seats: number,
  at: number,
  seed: string,
): Options {
  if (at === 0 || specs.length === 0) return {}
  const one = singleOptions(specs, seats)[at - 1]
  if (one) return one
  const random = makeRandom(`${seed} options`)
  return Object.fromEntries(
    specs.map((spec) => {
      if (spec.kind === 'flag') return [spec.key, random.int(2) === 1]
      if (spec.kind === 'pick') return [spec.key, random.pick(spec.choices)]
      return [spec.key, Array.from({ length: seats }, () => random.pick(spec.choices))]
    }),
  )
}

/** Each option alone in each value that is not its preset. */
export function singleOptions(specs: readonly OptionSpec[], seats: number): readonly Options[] {
  return specs.flatMap((spec) => othersOf(spec, seats).map((value) => ({ [spec.key]: value })))
}

function othersOf(spec: OptionSpec, seats: number): readonly OptionValue[] {
  if (spec.kind === 'flag') return [!spec.preset]
  const others = spec.choices.filter((choice) => choice !== spec.preset)
  if (spec.kind === 'pick') return others
  return others.map((choice) => Array.from({ length: seats }, () => choice))
}
