import { games } from '../../../catalogue/index'
import { iconNameOf } from '../../../catalogue/icon-names'
import { gameOf, iconsOf } from '../../games/game-library'
import { reelSymbols } from '../../games/reels/reel-symbols'
import { outcomeAt } from '../../games/reels/turn-outcome'
import { moneyTextFor } from '../money-text'
import { languages } from '../texts/languages'
import { translator } from '../texts/translator'
import { blackjackWords } from './blackjack/blackjack-words'
import { blackjackTexts } from './blackjack/texts'
import { minesWords } from './mines/mines-words'
import { minesTexts } from './mines/texts'
import { plainReelWords } from './reels/reel-words'
import { reelTexts } from './reels/texts'

const basis = { lang: 'en', money: moneyTextFor('XXX', 2, 'en'), iconNames: {} } as const

test('every drawn picture has a name in six languages', () => {
  for (const language of languages)
    for (const game of games)
      for (const icon of Object.values(iconsOf(game) ?? {}))
        expect([icon, iconNameOf(icon, language)]).not.toEqual([icon, ''])
})

describe('blackjack', () => {
  const parts = {
    ...basis,
    config: {
      engine: 'blackjack@1' as const,
      blackjackPays: 150,
      dealerHitsSoft17: false,
      doubleOn: 'any' as const,
      doubleAfterSplit: true,
      split: true,
      hitSplitAces: false,
      surrender: false,
      dealerPeeks: true,
    },
    choice: { stake: '500' },
    t: translator('en', blackjackTexts.en),
  }
  const hand = { cards: [32, 12], total: 12, isSoft: false, isDoubled: false, result: null }

  test('an open hand: the dealer’s card, the total and the moves', () =>
    expect(
      blackjackWords({
        ...parts,
        isOpen: true,
        view: { dealer: [51, null], dealerTotal: 11, hands: [hand], active: 0, moves: ['hit', 'stand', 'double'] },
      }),
    ).toBe('Dealer shows Ace of spades. You have 12. Hit, Stand, or Double'))

  test('a decided hand: both totals and the result', () =>
    expect(
      blackjackWords({
        ...parts,
        isOpen: false,
        view: {
          dealer: [51, 28],
          dealerTotal: 20,
          hands: [{ ...hand, total: 24, result: 'bust' }],
          active: -1,
          moves: [],
        },
      }),
    ).toBe('Dealer has 20. You have 24. Bust'))
})

test('mines: a safe tile is said with what cashing out pays, a mine with its place', () => {
  const config = gameOf('LUMORA_prism-field')?.rules.config as Parameters<typeof minesWords>[0]['config']
  const parts = { ...basis, config, choice: { stake: '500', mines: 3 }, t: translator('en', minesTexts.en) }
  const view = { picks: [6], hit: null, mines: null, now: 112, next: 128 }
  expect(minesWords({ ...parts, isOpen: true, view })).toBe('Tile 7: safe. Safe tiles turned: 1. Cash out 5.60')
  expect(minesWords({ ...parts, isOpen: false, view: { ...view, picks: [6, 2], hit: 2 } })).toBe('Tile 3: mine')
})

test('slots: the symbols that stand on the reels are named, row by row', () => {
  const config = gameOf('POMAR_pomar-tres-rolos')?.rules.config as Parameters<typeof plainReelWords>[0]['config']
  const iconNames = Object.fromEntries(reelSymbols[config.engine].map((symbol) => [symbol, `picture ${symbol}`]))
  const view = outcomeAt(
    config,
    config.strips.map(() => 0),
  )
  const words = plainReelWords({
    ...basis,
    config,
    iconNames,
    view,
    choice: { stake: '500' },
    isOpen: false,
    t: translator('en', reelTexts.en),
  })
  expect(words?.split('. ')).toHaveLength(3)
  const top = view.grid.map(([symbol = 0]) => reelSymbols[config.engine][symbol] ?? '')
  for (const symbol of top)
    expect(words).toContain(symbol === 'wild' ? 'wild picture' : symbol.startsWith('l') ? '' : `picture ${symbol}`)
})
