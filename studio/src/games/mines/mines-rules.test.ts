import fc from 'fast-check'
import { games } from '../../../catalogue/index'
import { seedWords, unbiasedDraw } from '../../fairness/outcome'
import { mines as minesReturn } from '../../return/chance/mines'
import { everyDraw } from '../../testkit/every-draw'
import { minesGame } from './mines-game'
import { ladderOf } from './mines-ladder'
import { minesEngine } from './mines-rules'
import type { MinesConfig, MinesView } from './mines-rules'

const config: MinesConfig = {
  engine: 'mines@1',
  columns: 3,
  rows: 2,
  edgeBp: 200,
  mines: [1, 2, 4],
  endsAt: 100_000,
}
const game = minesEngine.gameOf(config)
if (!game) throw new Error('the field is a configuration')
const seeded = (serverSeed: string) => () => unbiasedDraw(seedWords({ serverSeed, clientSeed: 'c', nonce: 1 }))
const pick = (tile: number) => ({ pick: tile })
const out = { out: true }

test('stopping after any tile returns what the return command computes', () => {
  for (const mines of config.mines)
    for (let picks = 1; picks <= 6 - mines; picks += 1) {
      let [rounds, paid] = [0n, 0n]
      everyDraw((draw) => {
        rounds += 1n
        const round = (count: number) => game.replay({ stake: '100', mines }, tiles.slice(0, count), () => again.next())
        const tiles = [0, 1, 2, 3, 4, 5].map(pick)
        const again = repeating(draw)
        let turned = 0
        while (turned < picks && round(turned)?.payout === null) turned += 1
        const last = round(turned)
        const end =
          last?.payout ??
          game.replay({ stake: '100', mines }, [...tiles.slice(0, turned), out], () => again.next())?.payout
        paid += end ?? 0n
      })
      const { numerator, denominator } = minesReturn.compute({ tiles: 6, mines, edge: 0.02, picks, stake: 100 }).main
      expect([mines, picks, paid * denominator]).toEqual([mines, picks, numerator * rounds * 100n])
    }
})

/** The same draws again for every replay of one run. */
const repeating = (draw: (choices: number) => number) => {
  const known: number[] = []
  return {
    next: () => {
      let at = 0
      return (choices: number) => {
        known[at] = known[at] ?? draw(choices)
        at += 1
        return known[at - 1] ?? 0
      }
    },
  }
}

test('mines are hidden until the round is over, then all are shown', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...config.mines), fc.uniqueArray(fc.nat(5)), (seed, mines, tiles) => {
      for (let turned = 0; turned <= tiles.length; turned += 1) {
        const round = game.replay({ stake: '100', mines }, tiles.slice(0, turned).map(pick), seeded(seed))
        if (!round) return
        const view = round.view as MinesView
        expect(view.mines === null).toBe(round.payout === null)
        if (view.mines) expect(view.mines).toHaveLength(mines)
      }
    }),
  )
})

test.each([
  ['a tile twice', [pick(0), pick(0)]],
  ['a tile beside the field', [pick(6)]],
  ['to leave before the first tile', [out]],
  ['anything else', [{ look: 1 }]],
])('it is refused to do %s', (_what, actions) => {
  const safe = Array.from({ length: 50 }, (_, seed) => seeded(`${seed}`)).find(
    (draw) => game.replay({ stake: '100', mines: 1 }, [pick(0)], draw)?.payout === null,
  )
  expect(safe && game.replay({ stake: '100', mines: 1 }, actions, safe)).toBeNull()
})

test('a number of mines that the field does not offer is refused', () => {
  expect(game.stakeOf({ stake: '100', mines: 3 })).toBeNull()
  expect(game.stakeOf({ stake: '100', mines: 2 })).toBe(100n)
})

test('an abandoned round turns one tile and is cashed out', () => {
  const first = game.replay({ stake: '100', mines: 1 }, [], seeded('x'))
  expect(first?.leave()).toEqual(pick(0))
  const picked = game.replay({ stake: '100', mines: 1 }, [pick(0)], seeded('safe-2'))
  if (picked?.payout === null) expect(picked.leave()).toEqual(out)
})

test('multipliers rise to the one that ends the round; the stated return is 90–100 %', () => {
  const rows = games.filter(({ play }) => play?.engine === 'mines')
  expect(rows.length).toBeGreaterThanOrEqual(4)
  for (const row of rows) {
    const playable = minesGame.gameOf(row)
    const figures = playable?.figures()
    const field = playable?.rules.config as MinesConfig
    expect(figures?.rtpBp).toBeGreaterThan(9000)
    expect(figures?.rtpBp).toBeLessThan(10_000)
    for (const mines of field.mines) {
      const ladder = ladderOf(field, mines)
      expect(ladder.slice(0, -1).every((paid) => paid < field.endsAt)).toBe(true)
      expect([...ladder].sort((a, b) => a - b)).toEqual(ladder)
    }
  }
})
