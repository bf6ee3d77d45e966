/// <reference types="@testing-library/jest-dom" />
import type { DeskValue } from '@mosaic/contracts/desk'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderDesk } from '../testing/render-desk'
import operator from '../texts/en.json'
import { DividendsPage } from './DividendsPage'

const dividend: DeskValue<'decideDividend'> = {
  ...{ merchant: 'aurora', memberId: '1', member: 'agent01', id: 'c:p', periodKey: '2026-03-01/2026-03-31' },
  ...{ needsTwo: false, approvedBy: null, currency: 'BRL', state: 'PENDING', active: 3, rate: 1000 },
  ...{ turnover: '900.00', stake: '1000.00', payout: '400.00', rebates: '5.00', promotions: '10.00' },
  ...{ salaries: '15.00', fee: '20.00', carried: '0.00', share: '55.00', below: '5.00', amount: '50.00' },
  ...{ computedAt: 1_770_000_000_000, decidedBy: null, decidedAt: null, refusal: '' },
}

/** Shows one dividend; gives the bodies of the decisions that were sent. */
const show = async (parts: Partial<typeof dividend>, role: 'cashier' | 'support' = 'cashier') => {
  const list = [{ ...dividend, ...parts }]
  const answer = (body: unknown) => ({ value: body === null ? { list } : { ...dividend, state: 'APPROVED' } })
  const sent = await renderDesk(<DividendsPage />, { role, answer })
  await screen.findByRole('group', { name: 'agent01 · 2026-03-01/2026-03-31' })
  return sent
}
const approve = () => screen.queryByRole('button', { name: operator.queue.approve })

test('a dividend that waits: shows what it was computed from, and is approved after a question', async () => {
  const sent = await show({})
  expect(screen.getByText(operator.dividends.promotions).nextSibling).toHaveTextContent('10.00')
  await userEvent.click(screen.getByRole('button', { name: operator.queue.approve }))
  const sure = within(await screen.findByRole('alertdialog'))
  await userEvent.click(sure.getByRole('button', { name: operator.queue.approve }))
  await waitFor(() => expect(sent).toEqual([{ id: 'c:p', verdict: 'approve' }]))
})

test('a dividend that is rejected: with a reason, which the list then shows', async () => {
  const sent = await show({})
  await userEvent.click(screen.getByRole('button', { name: operator.queue.reject }))
  const sure = within(await screen.findByRole('alertdialog'))
  expect(sure.getByText(operator.dividends.reasonHint)).toBeVisible()
  await userEvent.type(sure.getByRole('textbox', { name: new RegExp(operator.queue.reason) }), 'Bets of one person')
  await userEvent.click(sure.getByRole('button', { name: operator.queue.reject }))
  await waitFor(() => expect(sent).toEqual([{ id: 'c:p', verdict: 'reject', reason: 'Bets of one person' }]))
})

test('a rejected dividend: says why, no button', async () => {
  await show({ state: 'REJECTED', decidedBy: 'rui', refusal: 'Bets of one person' })
  expect(screen.getByText('Bets of one person')).toBeVisible()
  expect(approve()).not.toBeInTheDocument()
})

test('the first of two people: has no button any more; a second one has', async () => {
  await show({ needsTwo: true, approvedBy: 'ana' })
  expect(screen.getByText(operator.queue.firstOwn)).toBeVisible()
  expect(approve()).not.toBeInTheDocument()
})

test('a dividend that another person approved first: may be approved', async () => {
  await show({ needsTwo: true, approvedBy: 'rui' })
  expect(approve()).toBeVisible()
})

test('an approved dividend: no button', async () => {
  await show({ state: 'APPROVED', decidedBy: 'rui' })
  expect(screen.getByText(operator.dividends.state.APPROVED)).toBeVisible()
  expect(approve()).not.toBeInTheDocument()
})
