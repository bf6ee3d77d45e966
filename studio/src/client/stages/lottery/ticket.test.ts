import fc from 'fast-check'
import { betsOf, fits } from '../../../games/lottery/bet-types'
import { lotteryCodes, lotteryConfigOf } from '../../../games/lottery/lottery-games'
import { offeredRules, payText, quickPick, timesText, wantedOf } from './ticket'
import { translator } from '../../texts/translator'
import { lotteryTexts } from './texts'

const rulesOf = (code: string) => {
  const config = lotteryConfigOf(code)
  if (!config) throw new Error(code)
  return betsOf(config)
}

test('a quick pick is always a complete valid ticket', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...lotteryCodes),
      fc.infiniteStream(fc.nat(1_000_000)),
      fc.nat(10),
      (code, words, at) => {
        const next = (below: number): number => (words.next().value ?? 0) % below
        for (const rule of rulesOf(code)) {
          const counts = rule.choice.kind === 'balls' ? rule.choice.counts : [1]
          const count = counts[at % counts.length] ?? 1
          const ticket = quickPick(rule, count, next)
          expect(fits(rule.choice, ticket.numbers)).toBe(true)
          expect(ticket.numbers.length).toBe(wantedOf(rule.choice, count))
        }
      },
    ),
    { numRuns: 60 },
  )
})

test.each([
  [344, '×3.44'],
  [9300, '×93'],
  [930_000, '×9 300'],
  [186, '×1.86'],
  [250, '×2.5'],
])('%i hundredths read %s', (hundredths, text) => {
  expect(timesText(hundredths, 'en')).toBe(text)
})

test('simple play: only bets with at most one number', () => {
  for (const code of lotteryCodes)
    for (const { choice } of offeredRules(rulesOf(code), true))
      expect(choice.kind === 'endings' ? choice.count : choice.kind === 'balls' ? choice.counts[0] : 1).toBe(1)
})

test('a bet paid per occurrence is labelled so', () => {
  const lo = rulesOf('TCG_LOTTO_VN_northern-draw').find(({ type }) => type === 'lo')
  expect(lo && payText(lo, ['45'], translator('en', lotteryTexts.en), 'en')).toBe('pays ×3.44 each time it comes up')
})
