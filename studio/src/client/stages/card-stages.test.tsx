/** @jest-environment jsdom */
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pokerRooms } from '../../games/poker/poker-rooms'
import { pokerRules } from '../../games/poker/poker-rules'
import type { PokerView } from '../../games/poker/poker-rules'
import { quickDraw } from '../../return/simulation/quick-draw'
import { BlackjackTable } from './blackjack/BlackjackTable'
import { blackjackTexts } from './blackjack/texts'
import { PokerTable } from './poker/PokerTable'
import { pokerTexts } from './poker/texts'
import { translator } from '../texts/translator'
import { payTables } from '../../games/video-poker/pay-tables'
import { videoPokerTexts } from './video-poker/texts'
import { VideoPokerTable } from './video-poker/VideoPokerTable'

afterEach(cleanup)

const handlers = { onPlay: jest.fn(), onAct: jest.fn(), onShown: jest.fn(), say: jest.fn() }
beforeEach(() => Object.values(handlers).forEach((each) => each.mockClear()))

/** Props of the frame for every stage. */
const basis = {
  ...handlers,
  stake: '500',
  stakes: ['100', '500'],
  money: (minor: string) => `$${minor}`,
  lang: 'en' as const,
  palette: { centre: '', mid: '', edge: '', foot: '' },
  motif: '',
  icons: {},
  iconNames: {},
  facts: null,
  figures: { rtpBp: 0, hitRateBp: 0, deviation: 0, maxWinX: 0 },
  staked: '500',
  win: '0',
  celebrate: false,
  reducedMotion: true,
  sound: {
    enabled: () => false,
    toggle: () => false,
    reelStop: () => undefined,
    line: () => undefined,
    win: () => undefined,
    press: () => undefined,
  },
  inBar: (node: React.ReactNode) => node,
}

describe('video poker', () => {
  const config = { engine: 'video-poker@1' as const, pays: payTables.jacksOrBetter.pays }
  const view = { cards: [36, 5, 37, 18, 30], hold: null, hand: 'jacksOrBetter' as const }
  const stage = { ...basis, config, t: translator('en', videoPokerTexts.en), choice: { stake: '500' } }

  test('bets the stake of the ladder, and draws with the cards that were held', async () => {
    const { rerender } = render(<VideoPokerTable {...stage} view={null} phase="idle" />)
    await userEvent.click(screen.getByRole('button', { name: 'Deal' }))
    expect(handlers.onPlay).toHaveBeenCalledWith({ stake: '500' })
    rerender(<VideoPokerTable {...stage} view={view} phase="open" />)
    await userEvent.click(screen.getByRole('button', { name: 'Jack of clubs HOLD' }))
    await userEvent.click(screen.getByRole('button', { name: 'Jack of diamonds HOLD' }))
    await userEvent.click(screen.getByRole('button', { name: 'Draw' }))
    expect(handlers.onAct).toHaveBeenCalledWith({ hold: [true, false, true, false, false] })
  })

  test('marks the hand that the cards make in the pay table, with what it pays', () => {
    render(<VideoPokerTable {...stage} view={view} phase="open" />)
    expect(screen.getByText('Jacks or better').closest('li')?.getAttribute('aria-current')).toBe('true')
    expect(screen.getByText('$400000').closest('li')?.textContent).toContain('Royal flush')
    expect(handlers.say).toHaveBeenLastCalledWith('You hold: Jacks or better')
  })
})

describe('blackjack', () => {
  const config = {
    engine: 'blackjack@1' as const,
    blackjackPays: 150,
    dealerHitsSoft17: false,
    doubleOn: 'any' as const,
    doubleAfterSplit: true,
    split: true,
    hitSplitAces: false,
    surrender: false,
    dealerPeeks: true,
  }
  const stage = { ...basis, config, t: translator('en', blackjackTexts.en), choice: { stake: '500' } }
  const hand = { cards: [32, 12], total: 15, isSoft: false, isDoubled: false, result: null }

  test('offers the moves that the round allows and no other', async () => {
    const view = { dealer: [28, null], dealerTotal: 9, hands: [hand], active: 0, moves: ['hit', 'stand'] as const }
    render(<BlackjackTable {...stage} view={view} phase="open" />)
    expect(screen.queryByRole('button', { name: 'Double' })).toBeNull()
    expect(screen.getByRole('group', { name: 'Dealer' }).textContent).toContain('9')
    await userEvent.click(screen.getByRole('button', { name: 'Hit' }))
    expect(handlers.onAct).toHaveBeenCalledWith({ move: 'hit' })
  })

  test('shows the result of each hand of a split', () => {
    const hands = [
      { ...hand, result: 'win' as const },
      { ...hand, result: 'bust' as const },
    ]
    render(
      <BlackjackTable
        {...stage}
        view={{ dealer: [28, 24], dealerTotal: 17, hands, active: -1, moves: [] }}
        phase="over"
      />,
    )
    expect(screen.getByRole('group', { name: 'Hand 1 of 2' }).textContent).toContain('Won')
    expect(screen.getByRole('group', { name: 'Hand 2 of 2' }).textContent).toContain('Bust')
  })
})

describe('poker', () => {
  const stage = { ...basis, t: translator('en', pokerTexts.en), choice: { stake: '500' } }

  test('shows the price of every move, and sends the pressed one', async () => {
    const config = pokerRooms.river
    const draw = quickDraw(5)
    const view: PokerView = pokerRules.view(config, pokerRules.start(config, { stake: '500' }, draw))
    render(<PokerTable {...stage} config={config} view={view} phase="open" />)
    for (const { move, cost } of view.moves) {
      const button = screen.getByRole('button', { name: new RegExp(move === 'raise' ? 'Raise|Bet' : move, 'i') })
      if (cost > 0) expect(button.textContent).toContain(`$${500 * cost}`)
    }
    const [first] = view.moves
    await userEvent.click(screen.getByRole('button', { name: new RegExp(first?.move ?? '', 'i') }))
    expect(handlers.onAct).toHaveBeenCalledWith({ move: first?.move })
  })

  test('lets the player discard a card where the rules require it', async () => {
    const config = pokerRooms.pineapple
    const draw = quickDraw(9)
    let table = pokerRules.start(config, { stake: '500' }, draw)
    while (!table.isDiscarding && !table.isOver) {
      const [{ move } = { move: 'check' as const }] = pokerRules
        .view(config, table)
        .moves.filter((each) => each.move !== 'fold')
      const step = pokerRules.act(config, table, { move }, draw)
      table = step.kind === 'next' ? step.state : table
    }
    render(<PokerTable {...stage} config={config} view={pokerRules.view(config, table)} phase="open" />)
    const buttons = screen.getAllByRole('button', { name: /^Throw away: / })
    expect(buttons).toHaveLength(3)
    await act(async () => buttons[1]?.click())
    expect(handlers.onAct).toHaveBeenCalledWith({ move: 'discard', card: 1 })
  })
})
