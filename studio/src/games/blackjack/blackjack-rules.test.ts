import { toNumber } from '../../return/fraction'
import { quickDraw } from '../../return/simulation/quick-draw'
import { blackjackReturn } from './blackjack-figures'
import { blackjackRules } from './blackjack-rules'
import type { BlackjackConfig, BlackjackView, Move } from './blackjack-rules'

const config: BlackjackConfig = {
  engine: 'blackjack@1',
  blackjackPays: 150,
  dealerHitsSoft17: false,
  doubleOn: 'any',
  doubleAfterSplit: true,
  split: true,
  hitSplitAces: false,
  surrender: true,
  dealerPeeks: true,
}

const ranks = '23456789TJQKA'
/** Player, dealer, player, dealer; then as the cards are drawn. */
const scripted = (cards: string) => {
  const left = [...cards].map((rank) => ranks.indexOf(rank) * 4)
  return () => {
    const card = left.shift()
    if (card === undefined) throw new Error('the rules draw a card more than they should')
    return card
  }
}

const play = (cards: string, moves: readonly Move[], rules = config, stake = '100') => {
  const draw = scripted(cards)
  let state = blackjackRules.start(rules, { stake }, draw)
  let staked = BigInt(stake)
  const refused: Move[] = []
  for (const move of moves) {
    const cost = blackjackRules.extraOf(rules, state, { move })
    const step = blackjackRules.act(rules, state, { move }, draw)
    if (step.kind === 'refused') refused.push(move)
    else [state, staked] = [step.state, staked + cost]
  }
  return { refused, staked, payout: blackjackRules.payoutOf(rules, state), view: blackjackRules.view(rules, state) }
}

test.each<[string, string, readonly Move[], bigint, bigint]>([
  ['a blackjack pays three to two at once', 'A7KT', [], 100n, 250n],
  ['a blackjack against a blackjack is a push', 'AAKK', [], 100n, 100n],
  ['a dealer who looks ends the round with their blackjack', 'TA9K', [], 100n, 0n],
  ['a hand that goes bust loses before the dealer draws', 'T5TTT', ['hit'], 100n, 0n],
  ['a higher hand wins as much as it stakes', 'T9T8', ['stand'], 100n, 200n],
  ['equal hands are a push', 'TTTJ', ['stand'], 100n, 100n],
  ['a dealer who goes bust pays', 'T6T6T', ['stand'], 100n, 200n],
  ['a dealer stands on a soft seventeen', 'TAT6', ['stand'], 100n, 200n],
  ['a double takes one card and pays both stakes', '5T697T', ['double'], 200n, 0n],
  ['a double that wins pays twice two stakes', '5667TT', ['double'], 200n, 400n],
  ['a split plays two hands, each for a stake', '868T3TTT', ['split', 'double', 'stand'], 300n, 600n],
  ['twenty-one in two cards after a split is no blackjack', 'T7TTA9', ['split', 'stand'], 200n, 400n],
  ['split aces take one card each', 'A7ATTK', ['split'], 200n, 400n],
  ['a surrender gives half of the stake back', 'T9T6', ['surrender'], 100n, 50n],
])('%s', (_, cards, moves, staked, payout) => {
  const round = play(cards, moves)
  expect([round.refused, round.staked, round.payout]).toEqual([[], staked, payout])
})

test('money is rounded down to whole minor units', () => {
  expect(play('A7KT', [], config, '5').payout).toBe(12n)
  expect(play('T9T6', ['surrender'], config, '5').payout).toBe(2n)
})

test('moves that a configuration excludes are refused and not shown', () => {
  const strict: BlackjackConfig = { ...config, split: false, surrender: false, doubleOn: '10-11' }
  const { refused, view } = play('8686', ['split', 'surrender', 'double'], strict)
  expect(refused).toEqual(['split', 'surrender', 'double'])
  expect(view.moves).toEqual(['hit', 'stand'])
})

test('the second card of the dealer is hidden until the round is over', () => {
  expect(play('T9T6', []).view).toMatchObject({ dealer: [28, null], dealerTotal: 9 })
  expect(play('T9T8', ['stand']).view).toMatchObject({ dealer: [28, 24], dealerTotal: 17 })
})

/** Basic strategy for a dealer who stands on seventeen, as it is printed on cards. */
const basicMove = (view: BlackjackView): Move => {
  const hand = view.hands[view.active]
  const up = view.dealer[0] ?? 0
  const dealer = up >> 2 === 12 ? 11 : Math.min(10, (up >> 2) + 2)
  const may = (move: Move): boolean => view.moves.includes(move)
  if (!hand) return 'stand'
  const { total, isSoft } = hand
  const isWeak = dealer >= 2 && dealer <= 6
  if (
    may('surrender') &&
    !isSoft &&
    !may('split') &&
    ((total === 16 && dealer >= 9) || (total === 15 && dealer === 10))
  )
    return 'surrender'
  if (may('split')) {
    const pair = isSoft ? 11 : total / 2
    const splits =
      pair === 11 ||
      pair === 8 ||
      (pair === 9 && dealer !== 7 && dealer < 10) ||
      (pair === 7 && dealer <= 7) ||
      (pair === 6 && isWeak) ||
      (pair === 4 && (dealer === 5 || dealer === 6)) ||
      (pair <= 3 && dealer <= 7)
    if (splits) return 'split'
  }
  if (may('double')) {
    if (!isSoft && (total === 11 ? dealer < 11 : total === 10 ? dealer < 10 : total === 9 && dealer >= 3 && isWeak))
      return 'double'
    const from = total <= 14 ? 5 : total <= 16 ? 4 : 3
    if (isSoft && total <= 18 && dealer >= from && dealer <= 6) return 'double'
  }
  if (isSoft) return total >= 19 || (total === 18 && dealer <= 8) ? 'stand' : 'hit'
  if (total >= 17) return 'stand'
  return (total >= 13 && isWeak) || (total === 12 && dealer >= 4 && dealer <= 6) ? 'stand' : 'hit'
}

test.each([
  ['three to two with surrender', config],
  ['six to five', { ...config, blackjackPays: 120, surrender: false }],
])('basic strategy gets back, is paid and strays as the return command says of %s', (_, rules) => {
  const draw = quickDraw(7)
  const rounds = 100_000
  const { main, spread = { hitRate: 0, deviation: 0 } } = blackjackReturn(rules)
  let [gained, squares, paid] = [0, 0, 0]
  for (let round = 0; round < rounds; round += 1) {
    let state = blackjackRules.start(rules, { stake: '100' }, draw)
    let gain = -100
    let payout = blackjackRules.payoutOf(rules, state)
    while (payout === null) {
      const move = basicMove(blackjackRules.view(rules, state))
      gain -= Number(blackjackRules.extraOf(rules, state, { move }))
      const step = blackjackRules.act(rules, state, { move }, draw)
      if (step.kind === 'refused') throw new Error(move)
      state = step.state
      payout = blackjackRules.payoutOf(rules, state)
    }
    gain = (gain + Number(payout)) / 100
    if (payout > 0n) paid += 1
    gained += gain
    squares += gain * gain
  }
  const half = 4 * Math.sqrt(squares / rounds / rounds)
  expect(half).toBeLessThan(0.016)
  expect(Math.abs(1 + gained / rounds - toNumber(main))).toBeLessThan(half)
  const hitRate = paid / rounds
  expect(Math.abs(hitRate - spread.hitRate)).toBeLessThan(4 * Math.sqrt((hitRate * (1 - hitRate)) / rounds))
  expect(Math.abs(Math.sqrt(squares / rounds - (gained / rounds) ** 2) - spread.deviation)).toBeLessThan(0.02)
})
