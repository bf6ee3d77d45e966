import type { z } from 'zod'
import type { Minor } from '../money/minor'
import type { Draw } from './draw'

type Step<State> = { readonly kind: 'next'; readonly state: State } | { readonly kind: 'refused' }

/**
 * A round of one player: choice with stake, actions, one payout. State is never stored but replayed from
 * configuration, seeds, choice and actions, also on the proof page.
 */
export type SoloRules<Config, Choice, Action, State, View> = {
  /** Name and version, such as `mines@1`; it stands in the configuration too. */
  readonly engine: string
  /** Everything that decides a round; archived by its hash. Keys are written in the order of this shape. */
  readonly config: z.ZodType<Config>
  /** Bet of a round; amounts are minor-unit strings: `{ stake: '100', mines: 3 }`. */
  readonly choice: z.ZodType<Choice>
  /** One step of a round that has begun; `z.never()` for a game without actions. */
  readonly action: z.ZodType<Action>
  readonly stakeOf: (config: Config, choice: Choice) => Minor
  /** True if the choice fits the configuration; amounts are checked elsewhere. */
  readonly allows: (config: Config, choice: Choice) => boolean
  readonly start: (config: Config, choice: Choice, draw: Draw) => State
  readonly act: (config: Config, state: State, action: Action, draw: Draw) => Step<State>
  /** Stake added by an action (double, split, raise), mostly 0; its own bet is paid before the action counts. */
  readonly extraOf: (config: Config, state: State, action: Action) => Minor
  /** True if a prepaid stake makes a whole round: no action adds to it or returns it. */
  readonly prepaid: boolean
  /** null while the round is open; rounded down to minor units. */
  readonly payoutOf: (config: Config, state: State) => Minor | null
  /** Part of the payout that is unused stake, never at risk: shots not fired. Without it there is none. */
  readonly returnedOf?: (config: Config, state: State) => Minor
  /** Visible state, without hidden mines, deck or other hands. */
  readonly view: (config: Config, state: State) => View
  /** Action for a round abandoned for a day: cash out, stand, fold. Repeated, it leads to a payout. */
  readonly leave: (config: Config, state: State) => Action
  /** Milliseconds from the bet until the next round may start (RTS 14E); a game's turns may take longer. */
  readonly paceMs: (config: Config, state: State) => number
}
