import { baccaratRules, dealHands } from '../../../games/baccarat/rules'
import type { BaccaratConfig, BaccaratOutcome } from '../../../games/baccarat/rules'
import { handsAt } from './deal-order'

const config: BaccaratConfig = {
  engine: 'baccarat@1',
  decks: 8,
  commission: 0.05,
  bankerSixPays: null,
  tiePays: 8,
  pairPays: 11,
  bettingMs: 15_000,
}

/** Two and three against king and king: both take a third card. */
const bothDraw = (): BaccaratOutcome => {
  const cards = [0, 44, 4, 45, 8, 12]
  return dealHands(() => cards.shift() ?? 0)
}

test('every card lies open when the play is over', () => {
  const outcome = bothDraw()
  expect([outcome.player.length, outcome.banker.length]).toEqual([3, 3])
  const { player, banker } = handsAt(outcome, baccaratRules.phases(config, outcome).play)
  expect(player).toEqual({ cards: outcome.player, points: outcome.playerPoints })
  expect(banker).toEqual({ cards: outcome.banker, points: outcome.bankerPoints })
})

test('cards come face down, in the order of the table, and third cards last', () => {
  const outcome = bothDraw()
  expect(handsAt(outcome, 0).player).toEqual({ cards: [], points: null })
  expect(handsAt(outcome, 1900)).toEqual({
    player: { cards: [null, null], points: null },
    banker: { cards: [null, null], points: null },
  })
  expect(handsAt(outcome, 3700).player.cards).toHaveLength(3)
  expect(handsAt(outcome, 3700).banker.cards).toHaveLength(2)
})
