/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { button, open, said, screenHooks, sit, stillClock } from './test-screen'
import { testTable } from './test-table'

screenHooks()

const drawnDuel = { round: 7, result: { kind: 'duel', winner: 'draw' }, moments: [], paces: [] }

describe('sports', () => {
  let pass: (ms: number) => void
  beforeEach(() => {
    pass = stillClock()
  })
  const picks = (name: RegExp) => screen.getAllByRole('button', { name })
  const press = async (control: HTMLElement | undefined) => control && userEvent.click(control)

  test('a slip: single bets of two contests, or one on both at the product of the odds, confirmed once', async () => {
    const { control } = sit('event', testTable({}))
    const [reds, draws] = [picks(/^Red/), picks(/^Draw/)]
    expect([reds.length, draws.length]).toEqual([4, 4])
    await press(reds[0])
    await press(draws[1])
    await userEvent.click(button('Combined'))
    const slip = screen.getByRole('region', { name: 'Bet slip' })
    expect(slip.textContent).toContain('Total odds17.55')
    expect(slip.textContent).toContain('Possible return17.55')
    await userEvent.click(button('Bet 1.00'))
    await userEvent.click(button('Confirm 1.00'))
    expect(control.bet).not.toHaveBeenCalled()
    pass(420)
    await userEvent.click(button('Confirm 1.00'))
    expect(control.bet.mock.calls).toEqual([
      [
        {
          legs: [
            { round: 7, market: 'winner', pick: 'home' },
            { round: 8, market: 'winner', pick: 'draw' },
          ],
          stake: '100',
        },
        undefined,
      ],
    ])
    expect(button('Tap odds to add a bet.')).toBeDefined()
  })

  test('two picks of one contest stay single bets', async () => {
    const { control } = sit('event', testTable({}))
    await press(picks(/^Red/)[0])
    await press(picks(/^Draw/)[0])
    expect(button('Combined').getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText('One pick of each contest can be combined.')).toBeDefined()
    await userEvent.click(button('Place 2 bets of 1.00'))
    pass(420)
    await userEvent.click(button('Confirm 2.00'))
    expect(control.bet.mock.calls.map(([choice]) => choice)).toEqual([
      { market: 'winner', pick: 'home', stake: '100' },
      { market: 'winner', pick: 'draw', stake: '100' },
    ])
  })

  test('another stake is confirmed anew', async () => {
    const { control } = sit('event', testTable({}))
    await press(picks(/^Red/)[0])
    await userEvent.click(button('Bet 1.00'))
    await userEvent.click(button('5.00'))
    pass(420)
    await userEvent.click(button('Bet 5.00'))
    expect(control.bet).not.toHaveBeenCalled()
    expect(button('Confirm 5.00')).toBeDefined()
  })

  test('a combined bet that waits is shown in the next contest, and its end is said with the balance', () => {
    const legs = [
      { round: 6, market: 'winner', pick: 'home' },
      { round: 7, market: 'winner', pick: 'draw' },
    ]
    const bet = { ...open('c', '100'), choice: { legs, stake: '100' } }
    const { update } = sit('event', testTable({ spanning: [bet] }))
    const [line] = screen.getAllByRole('listitem').filter(({ textContent }) => textContent?.includes('17.55'))
    expect(line?.textContent).toContain('waits')
    update(testTable({ phase: 'result', outcome: drawnDuel, spanning: [{ ...bet, state: 'SETTLED', win: '1755' }] }))
    expect(said()).toContain('You win 17.55. Balance 1,000.00')
  })

  test('a combined bet that an earlier contest decided in part is cashed out for the shown amount, not taken back', async () => {
    const legs = [
      { round: 6, market: 'winner', pick: 'home' },
      { round: 7, market: 'winner', pick: 'draw' },
    ]
    const bet = { ...open('c', '100'), placedIn: 6, choice: { legs, stake: '100' }, cashOut: '183' }
    const { control, update } = sit('event', testTable({ spanning: [bet] }))
    expect(screen.queryByRole('button', { name: /^Take back/ })).toBeNull()
    await userEvent.click(button('Cash out 1.83'))
    expect(control.cashOut).toHaveBeenCalledWith('c')
    update(testTable({ spanning: [{ ...bet, cashOut: null }] }))
    expect(screen.queryByRole('button', { name: /^Cash out|^Take back/ })).toBeNull()
  })

  test('a contest that has begun takes its picks with it, later ones stay', async () => {
    const { update } = sit('event', testTable({}))
    await press(picks(/^Red/)[0])
    await press(picks(/^Red/)[1])
    update(testTable({ round: 8 }))
    expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1)
    expect(button('Bet 1.00')).toBeDefined()
  })
})
