import { sha256Hex } from '../fairness/sha256'
import { minor } from '../money/minor'
import type { Minor } from '../money/minor'
import type { Draw } from './draw'
import type { SoloRules } from './solo-rules'

/** A round replayed up to its newest action. */
export type SoloRound = {
  readonly view: unknown
  /** null while the round is open. */
  readonly payout: Minor | null
  /** Part of the payout that is unused stake. */
  readonly returned: Minor
  readonly paceMs: number
  /** Cost of the action; null when the rules refuse it. */
  readonly costOf: (action: unknown) => Minor | null
  /** Action played for a player who abandoned the round. */
  readonly leave: () => unknown
}

/** The rules of one configuration, independent of the engine. */
export type SoloGame = {
  readonly kind: 'solo'
  readonly engine: string
  readonly config: unknown
  readonly hash: string
  readonly prepaid: boolean
  readonly stakeOf: (choice: unknown) => Minor | null
  /** null for a choice or actions of another game. */
  readonly replay: (choice: unknown, actions: readonly unknown[], draw: () => Draw) => SoloRound | null
}

export type SoloEngine = {
  readonly engine: string
  /** null for a configuration of another engine. */
  readonly gameOf: (config: unknown) => SoloGame | null
}

export const soloEngine = <Config, Choice, Action, State, View>(
  rules: SoloRules<Config, Choice, Action, State, View>,
  hashOf: (config: Config) => string = (config) => sha256Hex(JSON.stringify(config)),
): SoloEngine => {
  const choiceOf = (config: Config, value: unknown): Choice | null => {
    const parsed = rules.choice.safeParse(value)
    return parsed.success && rules.allows(config, parsed.data) ? parsed.data : null
  }

  const replay = (
    config: Config,
    value: unknown,
    actions: readonly unknown[],
    newDraw: () => Draw,
  ): { readonly state: State; readonly draw: Draw } | null => {
    const choice = choiceOf(config, value)
    if (choice === null) return null
    const draw = newDraw()
    let state = rules.start(config, choice, draw)
    for (const each of actions) {
      const action = rules.action.safeParse(each)
      if (!action.success || rules.payoutOf(config, state) !== null) return null
      const step = rules.act(config, state, action.data, draw)
      if (step.kind === 'refused') return null
      state = step.state
    }
    return { state, draw }
  }

  return {
    engine: rules.engine,
    gameOf: (value) => {
      const parsed = rules.config.safeParse(value)
      if (!parsed.success) return null
      const config = parsed.data
      return {
        kind: 'solo',
        engine: rules.engine,
        config,
        hash: hashOf(config),
        prepaid: rules.prepaid,
        stakeOf: (choice) => {
          const read = choiceOf(config, choice)
          return read === null ? null : rules.stakeOf(config, read)
        },
        replay: (choice, actions, draw) => {
          const played = replay(config, choice, actions, draw)
          if (!played) return null
          const { state } = played
          return {
            view: rules.view(config, state),
            payout: rules.payoutOf(config, state),
            returned: rules.returnedOf?.(config, state) ?? minor(0),
            paceMs: rules.paceMs(config, state),
            costOf: (action) => {
              const read = rules.action.safeParse(action)
              if (!read.success || !replay(config, choice, [...actions, action], draw)) return null
              return rules.extraOf(config, state, read.data)
            },
            leave: () => rules.leave(config, state),
          }
        },
      }
    },
  }
}
