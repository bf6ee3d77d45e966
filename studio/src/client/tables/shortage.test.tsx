/** @jest-environment jsdom */
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { button, screenHooks, seat, sit } from './test-screen'
import { testTable } from './test-table'

screenHooks()

test('chips above the balance: the sheet says what is missing, and bets what there is', async () => {
  const { control } = sit('baccarat', testTable({}), { ...seat, balance: '730' })
  await userEvent.click(screen.getByRole('radio', { name: 'Chip of 5.00' }))
  await userEvent.click(button('Player'))
  await userEvent.click(button('Tie'))
  await userEvent.click(button('Confirm 10.00'))
  expect(control.bet).not.toHaveBeenCalled()
  expect(screen.getByRole('dialog').textContent).toContain('2.70 is missing')
  await userEvent.click(button('Close'))
  expect(button('Tie: 5.00')).toBeDefined()
  await userEvent.click(button('Confirm 10.00'))
  await userEvent.click(button('Bet what I have: 7.00'))
  expect(control.bet).toHaveBeenCalledWith({ areas: { player: '500', tie: '200' } }, undefined)
  expect(button('Tie')).toBeDefined()
})

test.each([
  ['430', 'Bet what I have: 1.00', [{ stake: '100', cashOutAt: 101 }, 2]],
  ['30', null, null],
] as const)('crash: a bet above a balance of %s: %s', async (balance, covered, bet) => {
  const { control } = sit('crash', testTable({}), { ...seat, balance })
  const [, raise] = screen.getAllByRole('button', { name: 'Raise the automatic exit' })
  if (raise) await userEvent.click(raise)
  const [, second] = screen.getAllByRole('button', { name: 'Bet 5.00' })
  if (second) await userEvent.click(second)
  expect(control.bet).not.toHaveBeenCalled()
  expect(screen.getByRole('dialog', { name: 'Your balance is too low' })).toBeDefined()
  if (covered === null) return expect(screen.queryByRole('button', { name: /^Bet what I have/ })).toBeNull()
  await userEvent.click(button(covered))
  return expect(control.bet).toHaveBeenCalledWith(...bet)
})

test('a shortage in real play leads to the deposit of the framing site, the demo does not', async () => {
  for (const mode of ['real', 'demo'] as const) {
    sit('crash', testTable({}), { ...seat, mode, balance: '0' })
    const [bet] = screen.getAllByRole('button', { name: 'Bet 5.00' })
    if (bet) await userEvent.click(bet)
    const link = screen.queryByRole('link', { name: 'Deposit' })
    expect(link?.getAttribute('href') ?? null).toBe(mode === 'real' ? 'https://site.test/m/voucherCenter' : null)
    cleanup()
  }
})
