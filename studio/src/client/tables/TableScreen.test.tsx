/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { TableView } from '../../tables/table-view'
import { button, open, said, screenHooks, sit, sound, stillClock } from './test-screen'
import { testTable } from './test-table'

screenHooks()

test('chips are put on areas of the felt and bet together', async () => {
  const { control } = sit('baccarat', testTable({}))
  await userEvent.click(screen.getByRole('radio', { name: 'Chip of 5.00' }))
  await userEvent.click(button('Player'))
  await userEvent.click(button('Player: 5.00'))
  await userEvent.click(button('Tie'))
  await userEvent.click(button('Undo'))
  await userEvent.click(button('Confirm 10.00'))
  expect(control.bet).toHaveBeenCalledWith({ areas: { player: '1000' } }, undefined)
  await userEvent.click(button('Tie'))
  expect(button('Tie: 5.00')).toBeDefined()
})

test('a confirmed bet: the table says that it stands, and takes back the last one until betting closes', async () => {
  const { control, update } = sit('baccarat', testTable({}))
  expect(button('Undo').getAttribute('aria-disabled')).toBe('true')
  update(testTable({ mine: [open('first', '500'), open('second', '100')] }))
  expect(button('Bet placed: 6.00').className).toContain('tray-placed')
  await userEvent.click(button('Undo'))
  expect(control.withdraw).toHaveBeenCalledWith('second')
  update(testTable({ mine: [open('first', '500'), { ...open('second', '100'), state: 'CANCELLED' }] }))
  expect(button('Bet placed: 5.00')).toBeDefined()
  expect(said().slice(-1)).toEqual(['Bet taken back: 1.00. Balance 1,000.00'])
  await userEvent.click(button('Tie'))
  await userEvent.click(button('Undo'))
  expect(control.withdraw).toHaveBeenCalledTimes(1)
  await userEvent.click(button('Undo'))
  expect(control.withdraw).toHaveBeenLastCalledWith('first')
  update(testTable({ phase: 'play', leftMs: 3000, mine: [open('first', '500')] }))
  await userEvent.click(button('Undo'))
  expect(control.withdraw).toHaveBeenCalledTimes(2)
})

test('crash: a bet is taken back before the take-off, not by the second of two taps', async () => {
  const pass = stillClock()
  const mine = [{ ...open('mine', '500'), choice: { stake: '500' } }]
  const { control, update } = sit('crash', testTable({}))
  update(testTable({ mine }))
  const back = () => button('Bet stands: 5.00 Undo')
  await userEvent.click(back())
  expect(control.withdraw).not.toHaveBeenCalled()
  pass(520)
  await userEvent.click(back())
  expect(control.withdraw).toHaveBeenCalledWith('mine')
  update(testTable({ mine: [{ ...open('mine', '500'), choice: { stake: '500' }, state: 'CANCELLING' }] }))
  expect(screen.getAllByRole('button', { name: 'Bet 5.00' })).toHaveLength(2)
})

test.each([
  ['180', '900', 'small', 'You win 9.00'],
  ['1200', '6000', 'big', 'You win 60.00'],
  ['100', '500', 'quiet', 'Returned 5.00'],
])('crash: out at %s hundredths with %s: %s', (left, win, level, sentence) => {
  const bet = { ...open('a', '500'), choice: { stake: '500' }, state: 'SETTLED' as const, win, left: Number(left) }
  sit('crash', testTable({ phase: 'play', leftMs: null, mine: [bet] }))
  expect(screen.getByText(sentence).parentElement?.className).toContain(`result-${level}`)
})

test.each([
  ['a win below ten stakes', '900', false, [['small']]],
  ['a win of fifty stakes', '25000', false, [['big']]],
  ['a win above fifty stakes', '25050', false, [['huge']]],
  ['money back up to the stake', '500', false, []],
  ['any win with reduced motion', '900', true, []],
])('%s at a table: one sound of its level, or none', (_, win, isStill, sounds) => {
  window.matchMedia = jest.fn().mockReturnValue({
    matches: isStill,
    addListener: () => undefined,
    removeListener: () => undefined,
  })
  sound.win.mockClear()
  const mine = [{ ...open('r', '500'), state: 'SETTLED' as const, win }]
  const outcome = { player: [28, 48], banker: [0, 32], playerPoints: 8, bankerPoints: 2, winner: 'player' }
  const { update } = sit('baccarat', testTable({ mine: [open('r', '500')] }))
  update(testTable({ phase: 'result', outcome, mine }))
  update(testTable({ phase: 'result', outcome, mine, elapsedMs: 900 }))
  expect(sound.win.mock.calls).toEqual(sounds)
})

test('when betting closes, unconfirmed chips are removed with a notice', async () => {
  const { control, update } = sit('baccarat', testTable({}))
  await userEvent.click(button('Banker'))
  update(testTable({ phase: 'play', leftMs: 3000 }))
  expect(control.note).toHaveBeenCalledWith('TAKEN_OFF')
  expect(screen.getAllByText('No more bets').length).toBeGreaterThan(0)
})

test('chips above the table limit are refused', async () => {
  const mine: TableView['mine'] = [
    {
      roundId: 'r',
      placedIn: 7,
      choice: { areas: { banker: '4600' } },
      stake: '4600',
      state: 'OPEN',
      win: '0',
      left: null,
    },
  ]
  const { control } = sit('baccarat', testTable({ mine }))
  expect(button('Banker: 46.00')).toBeDefined()
  await userEvent.click(screen.getByRole('radio', { name: 'Chip of 5.00' }))
  await userEvent.click(button('Player'))
  expect(control.note).toHaveBeenCalledWith('OVER_LIMIT')
})

test('a result is announced in words, and only a win above the stake is celebrated', () => {
  const won = (win: string): TableView['mine'] => [
    {
      roundId: 'r',
      placedIn: 7,
      choice: { areas: { player: '500' } },
      stake: '500',
      state: 'SETTLED',
      win,
      left: null,
    },
  ]
  const outcome = { player: [28, 48], banker: [0, 32], playerPoints: 8, bankerPoints: 2, winner: 'player' }
  const { update } = sit('baccarat', testTable({ phase: 'result', outcome, mine: won('1000') }))
  expect(screen.getAllByText('Player wins 8 to 2').length).toBeGreaterThan(0)
  expect(screen.getByText('You win 10.00').parentElement?.className).toContain('win')
  update(testTable({ phase: 'result', outcome, mine: won('250') }))
  expect(screen.getByText('Returned 2.50').className).not.toContain('win')
})

test('roulette: splits and corners appear on request', async () => {
  const { control } = sit('roulette', testTable({}))
  expect(screen.queryByRole('button', { name: 'Split 17-18' })).toBeNull()
  await userEvent.click(button('Splits and corners'))
  await userEvent.click(button('Split 17-18'))
  await userEvent.click(button('Number 17'))
  await userEvent.click(button('Confirm 2.00'))
  expect(control.bet).toHaveBeenCalledWith({ areas: { '17-18': '100', '17': '100' } }, undefined)
})

test('sic bo: the total and the winning areas are shown', () => {
  sit('sic-bo', testTable({ phase: 'result', outcome: { dice: [2, 4, 5] } }))
  expect(screen.getAllByText('2 · 4 · 5: 11, Big').length).toBeGreaterThan(0)
  expect(button('Total 11').className).toContain('area-won')
  expect(button(/^Small/).className).toContain('area-lost')
})

test('sic bo: felt and chips are one tab stop each, with arrow keys', async () => {
  sit('sic-bo', testTable({}))
  const stops = (within: Element | null) =>
    Array.from(within?.querySelectorAll<HTMLElement>('button') ?? []).filter(({ tabIndex }) => tabIndex === 0)
  expect(stops(document.querySelector('.felt-sic-bo'))).toHaveLength(1)
  expect(stops(document.querySelector('.tray-chips'))).toHaveLength(1)
  act(() => button(/^Small/).focus())
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(document.activeElement).toBe(button('Total 5'))
  await userEvent.keyboard('{End}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(document.activeElement?.getAttribute('aria-label')).toContain('6')
  act(() => screen.getByRole('radio', { name: 'Chip of 1.00' }).focus())
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('radio', { name: 'Chip of 1.00' }).getAttribute('aria-checked')).toBe('true')
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('radio', { name: 'Chip of 5.00' }).getAttribute('aria-checked')).toBe('true')
})

test('crash: a bet has a preset exit, and can be left by hand in flight', async () => {
  const { control, update } = sit('crash', testTable({}))
  const [raise] = screen.getAllByRole('button', { name: 'Raise the automatic exit' })
  if (raise) await userEvent.click(raise)
  const [bet] = screen.getAllByRole('button', { name: /^Bet / })
  if (bet) await userEvent.click(bet)
  expect(control.bet).toHaveBeenCalledWith({ stake: '500', cashOutAt: 101 }, 1)
  const mine: TableView['mine'] = [
    { roundId: 'mine', placedIn: 7, choice: { stake: '500' }, stake: '500', state: 'OPEN', win: '0', left: null },
  ]
  update(testTable({ phase: 'play', leftMs: null, mine }))
  await userEvent.click(button(/^Cash out/))
  expect(control.leave).toHaveBeenCalledWith('mine')
})

test('crash: bet, flight, cash-out and loss are said once, with amount and balance', () => {
  const bet = (change: Partial<TableView['mine'][number]>): TableView['mine'] => [
    {
      roundId: 'a',
      placedIn: 7,
      choice: { stake: '500' },
      stake: '500',
      state: 'OPEN',
      win: '0',
      left: null,
      ...change,
    },
  ]
  const { update } = sit('crash', testTable({}))
  update(testTable({ mine: bet({}) }))
  update(testTable({ mine: bet({}) }))
  update(testTable({ phase: 'play', leftMs: null, mine: bet({}) }))
  const left = bet({ state: 'SETTLED', win: '900', left: 180 })
  update(testTable({ phase: 'play', leftMs: null, mine: left }))
  update(testTable({ phase: 'result', outcome: { pointHundredths: 250 }, mine: left }))
  expect(said()).toEqual([
    'Place your bets',
    'Bet placed: 5.00. Balance 1,000.00',
    'Flying. Cash out now',
    'Out at 1.80×: 9.00. Balance 1,000.00',
    'Crashed at 2.50×',
  ])
  update(
    testTable({
      phase: 'result',
      outcome: { pointHundredths: 120 },
      round: 8,
      mine: bet({ roundId: 'b', state: 'SETTLED' }),
    }),
  )
  expect(said().slice(-2)).toEqual(['Lost 5.00. Balance 1,000.00', 'Crashed at 1.20×'])
})

test('baccarat: phases, the outcome in words and the own result are said; the clock is silent', () => {
  const { update } = sit('baccarat', testTable({}))
  update(testTable({ leftMs: 4000, elapsedMs: 5000 }))
  update(testTable({ phase: 'play', leftMs: 3000 }))
  const outcome = { player: [28, 48], banker: [0, 32], playerPoints: 8, bankerPoints: 2, winner: 'player' }
  const mine: TableView['mine'] = [
    {
      roundId: 'r',
      placedIn: 7,
      choice: { areas: { player: '500' } },
      stake: '500',
      state: 'SETTLED',
      win: '1000',
      left: null,
    },
  ]
  update(testTable({ phase: 'result', outcome, mine }))
  update(testTable({ phase: 'result', outcome, mine }))
  expect(said()).toEqual(['Place your bets', 'No more bets', 'Player wins 8 to 2', 'You win 10.00. Balance 1,000.00'])
})

test('bets from before the visit are not said', () => {
  const mine: TableView['mine'] = [
    {
      roundId: 'r',
      placedIn: 7,
      choice: { areas: { player: '500' } },
      stake: '500',
      state: 'OPEN',
      win: '0',
      left: null,
    },
  ]
  sit('baccarat', testTable({ mine }))
  expect(said()).toEqual(['Place your bets'])
})

test('crash: the stake of a panel is chosen in the sheet of stakes', async () => {
  const { control } = sit('crash', testTable({}))
  const [amount] = screen.getAllByRole('button', { name: 'Choose your bet: 5.00' })
  if (amount) await userEvent.click(amount)
  await userEvent.click(button('0.50'))
  const [bet] = screen.getAllByRole('button', { name: 'Bet 0.50' })
  if (bet) await userEvent.click(bet)
  expect(control.bet).toHaveBeenCalledWith({ stake: '50' }, 1)
})
