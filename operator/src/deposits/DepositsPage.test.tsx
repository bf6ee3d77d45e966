/// <reference types="@testing-library/jest-dom" />
import type { DeskValue } from '@mosaic/contracts/desk'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type DeskAnswer, renderDesk } from '../testing/render-desk'
import operator from '../texts/en.json'
import { DepositsPage } from './DepositsPage'

const deposit: DeskValue<'deposits'>['list'][number] = {
  ...{ merchant: 'aurora', memberId: '1', member: 'player01', depositId: 'd1', amount: '100.00', currency: 'BRL' },
  ...{ method: 'pix', state: 'REVIEW', reference: 'REF-1', review: 'proof', reported: '90.00', reason: '' },
  ...{ decidedBy: null, createdAt: 1_770_000_000_000, images: [] },
  ...{ needsTwo: false, approvedBy: null, approvedAmount: null },
}

/** Shows one deposit; gives the bodies of the decisions that were sent. */
const show = async (
  refusal: DeskAnswer | null = null,
  parts: Partial<typeof deposit> = {},
): Promise<readonly unknown[]> => {
  const list = [{ ...deposit, ...parts }]
  const answer = (body: unknown): DeskAnswer => (body === null ? { value: { list } } : (refusal ?? { value: {} }))
  const sent = await renderDesk(<DepositsPage />, { role: 'cashier', answer })
  await screen.findByRole('group', { name: 'REF-1' })
  return sent
}

const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }))
const answer = async (name: string) =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))
const amount = () => screen.getByLabelText(/^Found on the account/)

test('an approval credits the amount in the field, after a confirmation', async () => {
  const sent = await show()
  expect(amount()).toHaveValue('90')
  await press(operator.queue.approve)
  expect(sent).toEqual([])
  await answer(operator.queue.approve)
  await waitFor(() => expect(sent).toEqual([{ id: 'd1', verdict: 'approve', amount: '90.00' }]))
})

test('an amount that cannot be read: the field says so and no confirmation opens', async () => {
  const sent = await show()
  await userEvent.clear(amount())
  await press(operator.queue.approve)
  expect(await screen.findByText(operator.adjustments.amountWrong)).toBeVisible()
  await waitFor(() => expect(amount()).toHaveFocus())
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(sent).toEqual([])
})

test('a rejection without a reason: the field says so and nothing is sent', async () => {
  const sent = await show()
  await press(operator.queue.reject)
  await answer(operator.queue.reject)
  const reason = screen.getByLabelText(new RegExp(`^${operator.queue.reason}`))
  expect(reason).toBeInvalid()
  await userEvent.type(reason, 'Not on our account')
  await answer(operator.queue.reject)
  await waitFor(() => expect(sent).toEqual([{ id: 'd1', verdict: 'reject', reason: 'Not on our account' }]))
})

test('an amount that the gateway refuses is marked at its field', async () => {
  await show({ code: 'money.amount.above.maximum', status: 200, fields: { amount: '80.00' } })
  await press(operator.queue.approve)
  await answer(operator.queue.approve)
  await waitFor(() => expect(amount()).toBeInvalid())
})

describe('a deposit that needs two people', () => {
  const first = { needsTwo: true, approvedBy: 'rui', approvedAmount: '85.00' }

  test('nobody has approved: it says that two have to', async () => {
    await show(null, { needsTwo: true })
    expect(screen.getByText(operator.queue.needsTwo)).toBeVisible()
    expect(screen.queryByText(operator.queue.waitsSecond)).not.toBeInTheDocument()
  })

  test('somebody else has: it waits for a second person, and the field has the approved amount', async () => {
    await show(null, first)
    expect(screen.getByText(operator.queue.waitsSecond)).toBeVisible()
    expect(screen.getByText('rui is the first person. A second one has to approve.')).toBeVisible()
    expect(amount()).toHaveValue('85')
  })

  test('the operator has: it waits for another one, and there is no button', async () => {
    await show(null, { ...first, approvedBy: 'ana' })
    expect(screen.getByText(operator.queue.firstOwn)).toBeVisible()
    expect(screen.queryByRole('button', { name: operator.queue.approve })).not.toBeInTheDocument()
  })
})
