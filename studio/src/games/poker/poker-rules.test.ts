import fc from 'fast-check'
import { quickDraw } from '../../return/simulation/quick-draw'
import type { PokerAction, PokerConfig } from './poker-config'
import { pokerRules } from './poker-rules'
import type { PokerView } from './poker-rules'
import { winnersOf } from './poker-table'
import type { Table } from './poker-table'
import { simulatedReturn } from './simulated-return'

const holdem: PokerConfig = {
  engine: 'poker@1',
  bots: 3,
  lowestRank: 0,
  flushBeatsFull: false,
  holeCards: 2,
  use: 'any',
  discard: 'none',
  smallBet: 1,
  bigBet: 2,
  maxRaises: 3,
  rakeBp: 500,
  callPoints: 6,
  raisePoints: 9,
}
const omaha: PokerConfig = { ...holdem, holeCards: 4, use: 'two', bots: 2 }
const pineapple: PokerConfig = { ...holdem, holeCards: 3, discard: 'before-flop' }
const crazy: PokerConfig = { ...pineapple, discard: 'after-flop', bots: 5 }
const royal: PokerConfig = { ...holdem, lowestRank: 8, bots: 1 }

const kinds: readonly [string, PokerConfig][] = [
  ['hold’em', holdem],
  ['Omaha', omaha],
  ['pineapple', pineapple],
  ['crazy pineapple', crazy],
  ['royal', royal],
]

/** Any hand, with the moves taken by number; every view on the way. */
const played = (config: PokerConfig, seed: number, wishes: readonly number[]) => {
  const draw = quickDraw(seed)
  const left = [...wishes]
  let table = pokerRules.start(config, { stake: '100' }, draw)
  let staked = 100n
  const seen: [Table, PokerView][] = []
  for (;;) {
    const view = pokerRules.view(config, table)
    seen.push([table, view])
    if (pokerRules.payoutOf(config, table) !== null) return { table, staked, seen }
    const index = left.shift() ?? 0
    const action: PokerAction = view.isDiscarding
      ? { move: 'discard', card: index % config.holeCards }
      : { move: view.moves[index % view.moves.length]?.move ?? 'fold' }
    staked += pokerRules.extraOf(config, table, action)
    const step = pokerRules.act(config, table, action, draw)
    if (step.kind === 'refused') throw new Error(JSON.stringify(action))
    table = step.state
  }
}

const anyHand = [
  fc.integer({ min: 1, max: 1e9 }),
  fc.array(fc.integer({ min: 0, max: 11 }), { minLength: 12 }),
] as const

test.each(kinds)('every hand of %s ends, and its pot is split into payout and rake without loss', (_, config) => {
  fc.assert(
    fc.property(...anyHand, (seed, wishes) => {
      const { table, staked } = played(config, seed, wishes)
      const payout = pokerRules.payoutOf(config, table)
      const pot = table.seats.reduce((sum, seat) => sum + seat.total, 0)
      expect(staked).toBe(BigInt((table.seats[0]?.total ?? 0) * 100))
      if (table.seats[0]?.isFolded) return expect(payout).toBe(0n)
      const winners = winnersOf(config, table)
      if (!winners.includes(0)) return expect(payout).toBe(0n)
      expect(payout).toBeGreaterThanOrEqual(Math.floor((pot * 95) / winners.length) - 1)
      return expect(payout).toBeLessThanOrEqual(pot * 100)
    }),
    { numRuns: 60 },
  )
})

test.each(kinds)('bot cards of %s are hidden before the showdown, and those of a folded bot always', (_, config) => {
  fc.assert(
    fc.property(...anyHand, (seed, wishes) => {
      for (const [table, view] of played(config, seed, wishes).seen) {
        const isShowdown = table.isOver && view.seats.filter((seat) => !seat.isFolded).length > 1
        for (const seat of view.seats.slice(1)) {
          if (seat.isFolded) expect(seat.hole).toEqual([])
          else if (!isShowdown || view.seats[0]?.isFolded) expect(seat.hole.every((card) => card === null)).toBe(true)
        }
        expect(view.board.length).toBeLessThanOrEqual([0, 3, 4, 5][view.street] ?? 0)
      }
    }),
    { numRuns: 40 },
  )
})

test('an uncalled bet comes back whole; the rake is taken from the rest', () => {
  const draw = quickDraw(3)
  const table = pokerRules.start({ ...holdem, bots: 1 }, { stake: '100' }, draw)
  const [player, bot] = table.seats
  if (!player || !bot) throw new Error('two seats play')
  const over: Table = {
    ...table,
    isOver: true,
    seats: [
      { ...player, total: 4 },
      { ...bot, total: 1, isFolded: true },
    ],
  }
  expect(pokerRules.payoutOf({ ...holdem, bots: 1 }, over)).toBe(300n + 190n)
})

test('an abandoned hand checks or folds until its end', () => {
  for (const [, config] of kinds)
    for (let seed = 1; seed < 40; seed += 1) {
      const draw = quickDraw(seed)
      let table = pokerRules.start(config, { stake: '100' }, draw)
      while (pokerRules.payoutOf(config, table) === null) {
        const action = pokerRules.leave(config, table)
        expect(pokerRules.extraOf(config, table, action)).toBe(0n)
        const step = pokerRules.act(config, table, action, draw)
        if (step.kind === 'refused') throw new Error('leaving is always possible')
        table = step.state
      }
    }
})

test.each(kinds)('at %s all seats are equal: without rake the bots’ strategy returns everything', (_, config) => {
  const free = { ...config, rakeBp: 0 }
  const { low, high } = simulatedReturn(free, 6000, 11)
  expect(low).toBeLessThan(1)
  expect(high).toBeGreaterThan(1)
  // Both configurations play the same hands, so a few are enough to show the rake.
  expect(simulatedReturn(config, 200, 11).mean).toBeLessThan(simulatedReturn(free, 200, 11).mean)
})
