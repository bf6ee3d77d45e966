import { eventEngine } from '../../../games/event/event-engine'
import { eventConfigOf } from '../../../games/event/event-games'
import { eventRules } from '../../../games/event/event-rules'
import type { CombinedBet, Leg } from '../../../games/event/event-rules'
import { fixtureOf } from '../../../games/event/fixture'
import { betsOf, combineFault, oddsOf, productOf } from './picks'
import { combinedSums } from './slip-sums'

const config = eventConfigOf('ARENUM_arenum-football')
const game = config && eventEngine.gameOf(config)
if (!config || !game) throw new Error('the catalogue has no football')
const pick = (round: number, key = 'home'): Leg => ({ round, market: 'winner', pick: key })
const faultOf = (picks: readonly Leg[]) =>
  combineFault(
    picks,
    picks.map((each) => oddsOf(config, each)),
  )

test.each([
  ['one pick', [pick(7)], 'few'],
  ['two picks of one contest', [pick(7), { ...pick(7), market: 'total', pick: 'over' }], 'oneEach'],
  ['picks of different contests', [pick(8), pick(7), pick(10)], null],
] as const)('%s to combine: %j gives %s', (_, picks, fault) => expect(faultOf(picks)).toBe(fault))

test('odds above the highest cannot be combined', () => {
  expect(combineFault([pick(7), pick(8)], [5000, 1000])).toBeNull()
  expect(combineFault([pick(7), pick(8)], [5000, 1001])).toBe('oddsTooHigh')
})

test('every bet of a slip is one that the server takes', () => {
  const picks = [pick(9), pick(7), pick(8, 'away')]
  for (const kind of ['single', 'combined'] as const) {
    const bets = betsOf(picks, kind, 7, '200')
    expect(bets.map(({ choice }) => game.stakeOf(choice, 7))).toEqual(bets.map(() => 200n))
  }
  expect(betsOf(picks, 'single', 7, '200')).toHaveLength(3)
  expect(betsOf(picks, 'combined', 7, '200')).toHaveLength(1)
})

test('the possible return of a combined bet is what the server pays when all picks win', () => {
  const picks = [pick(7), pick(8)]
  const odds = picks.map((each) => oddsOf(config, each))
  const winning = (round: number) => {
    const { table } = fixtureOf(config, round)
    const found = table.find(([result]) => result.kind === 'score' && result.home > result.away)
    if (!found) throw new Error('the side at home can win')
    return { round, result: found[0], moments: [], paces: [] }
  }
  const [bet] = betsOf(picks, 'combined', 7, '333')
  const paid = eventRules.payoutOver?.(config, bet?.choice as CombinedBet, winning)
  expect(combinedSums('333', odds)).toEqual({ total: '333', possible: String(paid) })
  expect(productOf([195, 195])).toBe('38025')
})
