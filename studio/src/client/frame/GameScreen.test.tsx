/** @jest-environment jsdom */
import { TextEncoder } from 'node:util'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { BlackjackConfig, BlackjackView } from '../../games/blackjack/blackjack-rules'
import { gameOf } from '../../games/game-library'
import type { RoundView, SessionView } from '../../server/views'
import type { Boot } from '../boot'
import { BlackjackRules } from '../stages/blackjack/BlackjackRules'
import { BlackjackTable } from '../stages/blackjack/BlackjackTable'
import { blackjackWords } from '../stages/blackjack/blackjack-words'
import type { BlackjackKey } from '../stages/blackjack/texts'
import { blackjackTexts } from '../stages/blackjack/texts'
import { textsOf } from '../texts/texts'
import type { GameControl, GameState } from './game-control'
import { GameScreen } from './GameScreen'

// jsdom lacks it; every supported browser has it.
Object.assign(globalThis, { TextEncoder })
beforeEach(() => {
  window.matchMedia = jest.fn().mockReturnValue({
    matches: true,
    addListener: () => undefined,
    removeListener: () => undefined,
  })
})
afterEach(cleanup)
beforeEach(() => window.localStorage.clear())

const session: SessionView = {
  mode: 'demo',
  currency: 'XXX',
  scale: 2,
  balance: '100000',
  net: '0',
  staked: '0',
  rounds: 1,
  elapsedMs: 0,
  readyInMs: 0,
  stakes: ['100', '500', '1000'],
  fairness: { serverSeedHash: '', clientSeed: '', nextNonce: 0 },
  freeRounds: null,
  pending: null,
}
const hand = { cards: [32, 12], total: 12, isSoft: false, isDoubled: false, result: null }
const open: BlackjackView = {
  dealer: [51, null],
  dealerTotal: 11,
  hands: [hand],
  active: 0,
  moves: ['hit', 'stand', 'double'],
}
const lost: BlackjackView = {
  dealer: [51, 28],
  dealerTotal: 20,
  hands: [{ ...hand, total: 24, result: 'bust' }],
  active: -1,
  moves: [],
}
const round = (view: BlackjackView, change: Partial<RoundView> = {}): RoundView => ({
  roundId: 'r',
  state: 'OPEN',
  refusal: null,
  choice: { stake: '500' },
  actions: [],
  stake: '500',
  prize: null,
  free: false,
  rewardId: null,
  win: '0',
  played: true,
  celebrate: false,
  returning: false,
  view,
  nonce: 0,
  clientSeed: '',
  serverSeedHash: '',
  configHash: '',
  at: 0,
  ...change,
})

const sit = (first: Partial<GameState> = {}) => {
  const game = gameOf('VERITAS_blackjack-cobalt')
  if (!game) throw new Error('the catalogue has no such table')
  const boot: Boot<BlackjackConfig, BlackjackKey> = {
    gameCode: game.row.gameCode,
    name: game.row.name,
    mode: 'demo',
    lang: 'en',
    timeZone: 'UTC',
    texts: textsOf('en'),
    stageTexts: blackjackTexts.en,
    siteOrigins: [],
    palette: { centre: '#fff', mid: '#aaa', edge: '#555', foot: '#000' },
    motif: 'data:,',
    icons: {},
    iconNames: {},
    config: game.rules.config as BlackjackConfig,
    figures: game.figures(),
    facts: null,
  }
  const listeners = new Set<() => void>()
  let state: GameState = {
    phase: 'idle',
    session,
    visitSince: 0,
    stake: '500',
    round: null,
    result: { kind: 'none' },
    roundId: null,
    notice: null,
    ...first,
  }
  const control = {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    state: () => state,
    open: async () => undefined,
    play: jest.fn<void, [unknown]>(),
    act: jest.fn<void, [unknown]>(),
    shown: () => undefined,
    moveStake: jest.fn<void, [1 | -1]>(),
    chooseStake: jest.fn<void, [string]>(),
    rotate: async () => true,
    history: async () => ({ kind: 'lost' }),
    refresh: async () => undefined,
  } satisfies GameControl
  render(
    <GameScreen
      boot={boot}
      stage={{ Table: BlackjackTable, Rules: BlackjackRules, words: blackjackWords, statesProfit: true }}
      control={control}
      sound={{
        enabled: () => false,
        toggle: () => false,
        reelStop: () => undefined,
        line: () => undefined,
        win: () => undefined,
        press: () => undefined,
      }}
      framed={false}
      onExit={() => undefined}
    />,
  )
  const update = (change: Partial<GameState>): void =>
    act(() => {
      state = { ...state, ...change }
      listeners.forEach((listener) => listener())
    })
  return { control, update }
}
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const game = () => document.querySelector('.game')
const said = (): readonly string[] =>
  Array.from(screen.getByRole('log').querySelectorAll('p')).map(({ textContent }) => textContent ?? '')

test('a round: its begin, the choices and the outcome with the balance are said once', () => {
  const { update } = sit()
  update({ phase: 'busy', roundId: 'r' })
  update({ phase: 'open', round: round(open) })
  update({ phase: 'open', notice: null })
  const after = { ...session, balance: '99500' }
  update({ phase: 'busy' })
  update({ round: round(lost, { actions: [{}] }), session: after })
  update({ phase: 'over', result: { kind: 'ended', win: '0', celebrate: false, roundId: 'r' } })
  update({ phase: 'idle' })
  expect(said()).toEqual([
    'Round begins: bet 5.00',
    'Dealer shows Ace of spades. You have 12. Hit, Stand, or Double',
    'Dealer has 20. You have 24. Bust. No win this time. Balance 995.00',
  ])
})

test('the page has one live region before anything is said', () => {
  sit()
  expect(document.querySelectorAll('[aria-live], [role=status]')).toHaveLength(1)
  expect(said()).toEqual([])
})

test('an open sheet: the game below is inert; closed: the focus is back where it was', async () => {
  sit()
  await userEvent.click(button('Last rounds'))
  expect(game()?.hasAttribute('inert')).toBe(true)
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true)
  // A browser without `inert`: the covered button cannot keep the focus.
  act(() => screen.getByRole('button', { name: 'Deal', hidden: true }).focus())
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Escape}')
  expect(game()?.hasAttribute('inert')).toBe(false)
  expect(document.activeElement).toBe(button('Last rounds'))
})

test('rules that opened by themselves: closed, the focus is on the main button', async () => {
  sit({ session: { ...session, rounds: 0 } })
  await userEvent.click(button('Start playing'))
  expect(document.activeElement).toBe(button('Deal'))
})

test('the live region stays outside of the inert game', async () => {
  sit()
  await userEvent.click(button('Last rounds'))
  expect(game()?.contains(screen.getByRole('log'))).toBe(false)
})

test('moves that end with the round hand the focus on', async () => {
  const { update } = sit({ phase: 'open', round: round(open), roundId: 'r' })
  await userEvent.click(button('Hit'))
  update({ phase: 'busy' })
  expect(document.activeElement).toBe(button('Hit'))
  update({ phase: 'over', round: round(lost, { actions: [{}] }) })
  await act(async () => undefined)
  expect(document.activeElement).toBe(button('Deal'))
})

test('a visit that is over: the game is inert and the notice has the focus', () => {
  const { update } = sit()
  update({ phase: 'gone', notice: 'SESSION_EXPIRED' })
  expect(game()?.hasAttribute('inert')).toBe(true)
  expect(screen.getByRole('alertdialog').contains(document.activeElement)).toBe(true)
})

test('a bet above the balance does not start: the sheet says what is missing, and bets what there is', async () => {
  const { control } = sit({ session: { ...session, balance: '300' } })
  await userEvent.click(button('Deal'))
  expect(control.play).not.toHaveBeenCalled()
  expect(screen.getByRole('dialog').textContent).toContain('2.00 is missing')
  await userEvent.click(button('Bet what I have: 1.00'))
  expect(control.play).toHaveBeenCalledWith({ stake: '100' })
})

test('rules open by themselves before the first start of a game only', async () => {
  sit({ session: { ...session, rounds: 0 } })
  await userEvent.click(button('Start playing'))
  cleanup()
  sit({ session: { ...session, rounds: 0 } })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the stake opens a sheet with every stake, half, double, the most and typing', async () => {
  const { control } = sit()
  await userEvent.click(button('Choose your bet: 5.00'))
  await userEvent.click(button('Half: 1.00'))
  expect(control.chooseStake).toHaveBeenCalledWith('100')
  await userEvent.click(button('Choose your bet: 5.00'))
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '12,50{Enter}')
  expect(control.chooseStake).toHaveBeenLastCalledWith('1000')
})

test('a win at a card table is stated without the stake that comes back', () => {
  const { update } = sit({ phase: 'busy', roundId: 'r', round: round(lost, { win: '1000', celebrate: true }) })
  update({ phase: 'over', result: { kind: 'ended', win: '1000', celebrate: true, roundId: 'r' } })
  expect(said().join(' ')).toContain('You win 5.00')
})
