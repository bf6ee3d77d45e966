import { z } from 'zod'
import { minor } from '../../money/minor'
import type { Minor } from '../../money/minor'
import { handNames, namesOf } from '../../return/cards/poker-hand'
import type { HandName } from '../../return/cards/poker-hand'
import { cardsOf, shuffled } from '../../rules/deck'
import type { Card } from '../../rules/deck'
import { stakeChoice, stakeOfChoice } from '../choice'
import { soloEngine } from '../../rules/solo-engine'
import type { SoloRules } from '../../rules/solo-rules'

export const videoPokerConfig = z.strictObject({
  engine: z.literal('video-poker@1'),
  /** Whole stakes by hand, the stake included. A hand is paid under its narrowest name in the table. */
  pays: z.partialRecord(z.enum(handNames), z.number().int().min(1).max(100_000)),
})
export type VideoPokerConfig = z.infer<typeof videoPokerConfig>

/** Which of the five cards stay. */
const action = z.strictObject({
  hold: z.tuple([z.boolean(), z.boolean(), z.boolean(), z.boolean(), z.boolean()]),
})
export type VideoPokerChoice = z.infer<typeof stakeChoice>
export type VideoPokerAction = z.infer<typeof action>

type State = {
  readonly stake: Minor
  /** Shuffled: the first five are dealt, the next ones replace what is thrown away, from the left. */
  readonly deck: readonly Card[]
  readonly hold: VideoPokerAction['hold'] | null
}

export type VideoPokerView = {
  readonly cards: readonly Card[]
  readonly hold: readonly boolean[] | null
  /** The name under which the hand would be paid; of the last hand when the round is over. */
  readonly hand: HandName | null
}

export const payingName = (config: VideoPokerConfig, cards: readonly Card[]): HandName | null => {
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = cards
  return namesOf(a, b, c, d, e).find((name) => config.pays[name] !== undefined) ?? null
}

const cardsIn = ({ deck, hold }: State): readonly Card[] => {
  let next = 5
  return deck.slice(0, 5).map((card, at) => {
    if (!hold || hold[at]) return card
    next += 1
    return deck[next - 1] ?? card
  })
}

export const videoPokerRules: SoloRules<VideoPokerConfig, VideoPokerChoice, VideoPokerAction, State, VideoPokerView> = {
  engine: 'video-poker@1',
  config: videoPokerConfig,
  choice: stakeChoice,
  action,
  stakeOf: (_, choice) => stakeOfChoice(choice),
  allows: () => true,
  start: (_, { stake }, draw) => ({ stake: minor(BigInt(stake)), deck: shuffled(cardsOf(), draw), hold: null }),
  act: (_, state, { hold }) => ({ kind: 'next', state: { ...state, hold } }),
  extraOf: () => minor(0),
  prepaid: true,
  payoutOf: (config, state) => {
    if (!state.hold) return null
    const name = payingName(config, cardsIn(state))
    return minor(name ? state.stake * BigInt(config.pays[name] ?? 0) : 0n)
  },
  view: (config, state) => {
    const cards = cardsIn(state)
    return { cards, hold: state.hold, hand: payingName(config, cards) }
  },
  leave: () => ({ hold: [true, true, true, true, true] }),
  paceMs: () => 2500,
}

export const videoPokerEngine = soloEngine(videoPokerRules)
