import type { z } from 'zod'
import type { Fraction } from './fraction'

/**
 * Long-run return of a game as parts of the stake. `main`: the configured bet, or the first; `bets`: all bets of the
 * engine.
 */
export type EngineReturn = {
  readonly main: Fraction
  readonly bets?: Readonly<Record<string, Fraction>>
  /** Set where no exact return is known: the confidence interval and the parameters of the simulation. */
  readonly simulated?: {
    readonly low: number
    readonly high: number
    readonly confidence: number
    readonly rounds: number
    readonly seed: number
  }
  /** Hit rate of the same play, and the standard deviation of a round in stakes, where the engine counts them. */
  readonly spread?: { readonly hitRate: number; readonly deviation: number }
  /** The rules that the figure assumes, where a configuration leaves them open. */
  readonly rules: string
}

/**
 * One engine of the return command: `compute` takes everything that `schema` accepts, and is exact unless
 * `simulated`.
 */
export type ReturnEngine = {
  readonly what: string
  readonly schema: z.ZodType
  /** Name of each part of the configuration → what it means, with unit and default. */
  readonly fields: Readonly<Record<string, string>>
  readonly example: Readonly<Record<string, unknown>>
  readonly compute: (config: unknown) => EngineReturn
}

/** Ties the schema to the function that reads what it has checked. */
export const engine = <T>(parts: {
  readonly what: string
  readonly schema: z.ZodType<T>
  readonly fields: Readonly<Record<string, string>>
  readonly example: Readonly<Record<string, unknown>>
  readonly compute: (config: T) => EngineReturn
}): ReturnEngine => ({ ...parts, compute: (config) => parts.compute(parts.schema.parse(config)) })
