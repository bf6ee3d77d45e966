import { z } from 'zod'
import { minor } from '../../money/minor'
import type { Minor } from '../../money/minor'
import { stakeOfChoice, stakeText } from '../choice'
import { soloEngine } from '../../rules/solo-engine'
import type { SoloRules } from '../../rules/solo-rules'

/** Of this many equally likely draws a shot at a fish hits `returnParts / multiplier`. */
export const hitDraws = 1_000_000

export const fishingConfig = z
  .strictObject({
    engine: z.literal('fishing@1'),
    /** Payout of a caught fish in shots; its index in the list identifies it in a round. */
    fish: z.array(z.strictObject({ icon: z.string(), multiplier: z.number().int().min(2).max(1000) })).min(2),
    /** Millionths of every shot that come back, the same for each fish. */
    returnParts: z.number().int().min(1).max(999_999),
    magazines: z.array(z.number().int().min(1).max(100)).min(1),
  })
  .refine(({ fish, returnParts }) => fish.every(({ multiplier }) => returnParts % multiplier === 0), {
    path: ['fish'],
    error: 'every multiplier divides the return, so that all fish give back the same',
  })
export type FishingConfig = z.infer<typeof fishingConfig>

const choice = z.strictObject({
  /** The whole magazine; every shot costs an equal part. */
  stake: stakeText,
  shots: z.number().int().min(1).max(100),
})
/** Fish aimed at, in the order of the shots; `leave` pays back what was not shot. */
const action = z.discriminatedUnion('move', [
  z.strictObject({ move: z.literal('shoot'), at: z.array(z.number().int().min(0)).min(1).max(10) }),
  z.strictObject({ move: z.literal('leave') }),
])
export type FishingChoice = z.infer<typeof choice>
export type FishingAction = z.infer<typeof action>

type State = {
  readonly shotValue: bigint
  readonly shots: number
  /** Every shot with the fish it aimed at and whether it was caught. */
  readonly fired: readonly { readonly at: number; readonly isCaught: boolean }[]
  readonly hasLeft: boolean
}

export type FishingView = {
  readonly shotsLeft: number
  /** Minor units of one shot. */
  readonly shotValue: string
  readonly fired: State['fired']
  readonly caughtWorth: string
}

const caughtWorth = (config: FishingConfig, state: State): bigint =>
  state.fired.reduce(
    (sum, shot) => sum + (shot.isCaught ? BigInt(config.fish[shot.at]?.multiplier ?? 0) * state.shotValue : 0n),
    0n,
  )

const unusedWorth = ({ shots, fired, shotValue }: State): bigint => BigInt(shots - fired.length) * shotValue

const shotValueOf = (stake: bigint, shots: number): bigint => stake / BigInt(shots)

export const fishingRules: SoloRules<FishingConfig, FishingChoice, FishingAction, State, FishingView> = {
  engine: 'fishing@1',
  config: fishingConfig,
  choice,
  action,
  stakeOf: (_, round) => stakeOfChoice(round),
  allows: (config, { stake, shots }) => config.magazines.includes(shots) && BigInt(stake) % BigInt(shots) === 0n,
  start: (_, { stake, shots }) => ({
    shotValue: shotValueOf(BigInt(stake), shots),
    shots,
    fired: [],
    hasLeft: false,
  }),
  act: (config, state, step, draw) => {
    if (step.move === 'leave') return { kind: 'next', state: { ...state, hasLeft: true } }
    const isPossible = step.at.length + state.fired.length <= state.shots && step.at.every((at) => config.fish[at])
    if (!isPossible) return { kind: 'refused' }
    const fired = step.at.map((at) => ({
      at,
      isCaught: draw(hitDraws) < config.returnParts / (config.fish[at]?.multiplier ?? Infinity),
    }))
    return { kind: 'next', state: { ...state, fired: [...state.fired, ...fired] } }
  },
  extraOf: () => minor(0),
  prepaid: false,
  payoutOf: (config, state): Minor | null => {
    if (state.shots > state.fired.length && !state.hasLeft) return null
    return minor(caughtWorth(config, state) + unusedWorth(state))
  },
  returnedOf: (_, state) => minor(unusedWorth(state)),
  view: (config, state) => ({
    shotsLeft: state.shots - state.fired.length,
    shotValue: String(state.shotValue),
    fired: state.fired,
    caughtWorth: String(caughtWorth(config, state)),
  }),
  leave: () => ({ move: 'leave' }),
  paceMs: () => 2500,
}

export const fishingEngine = soloEngine(fishingRules)
