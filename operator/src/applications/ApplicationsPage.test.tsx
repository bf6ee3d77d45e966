/// <reference types="@testing-library/jest-dom" />
import type { DeskValue } from '@mosaic/contracts/desk'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderDesk } from '../testing/render-desk'
import operator from '../texts/en.json'
import { ApplicationsPage } from './ApplicationsPage'

const application: DeskValue<'applications'>['list'][number] = {
  ...{ merchant: 'aurora', memberId: '1', member: 'player01', id: 'a1', campaignId: 'welcome', title: 'Welcome' },
  kind: 'APPLICATION',
  ...{ state: 'IN_PROCESS', remark: '', images: [], currency: 'BRL', amount: '80.00', least: '10.00', most: '9000.00' },
  ...{ createdAt: 1_770_000_000_000, decidedBy: null, decidedAt: null, reason: '' },
  ...{ needsTwo: false, approvedBy: null, approvedAmount: null },
}

/** Shows one application; gives the bodies of the decisions that were sent. */
const show = async (parts: Partial<typeof application> = {}): Promise<readonly unknown[]> => {
  const list = [{ ...application, ...parts }]
  const answer = (body: unknown) => ({ value: body === null ? { list } : {} })
  const sent = await renderDesk(<ApplicationsPage />, { role: 'cashier', answer })
  await screen.findByRole('group', { name: 'Welcome · player01' })
  return sent
}

const approve = () => screen.queryByRole('button', { name: operator.queue.approve })
const amount = () => screen.getByLabelText(/^Reward, in/)

test('an application within one person’s limit: nothing about a second person', async () => {
  await show()
  expect(screen.queryByText(operator.queue.needsTwo)).not.toBeInTheDocument()
  expect(approve()).toBeVisible()
})

test('a high reward that was earned: its kind, no amount to choose, and it can be released', async () => {
  const sent = await show({
    ...{ state: 'APPROVED', kind: 'TOURNAMENT', needsTwo: true },
    ...{ amount: '1000.00', least: '1000.00', most: '1000.00' },
  })
  expect(screen.getByText(operator.campaigns.kinds.TOURNAMENT)).toBeVisible()
  expect(screen.queryByLabelText(/^Reward, in/)).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: operator.queue.approve }))
  const sure = within(await screen.findByRole('alertdialog'))
  await userEvent.click(sure.getByRole('button', { name: operator.queue.approve }))
  await waitFor(() => expect(sent).toEqual([{ id: 'a1', verdict: 'approve', amount: '1000.00' }]))
})

describe('an application that needs two people', () => {
  const first = { needsTwo: true, approvedBy: 'rui', approvedAmount: '8500.00' }

  test('nobody has approved: it says that two have to', async () => {
    await show({ needsTwo: true })
    expect(screen.getByText(operator.queue.needsTwo)).toBeVisible()
    expect(screen.queryByText(operator.queue.waitsSecond)).not.toBeInTheDocument()
  })

  test('somebody else has: it names the first person and the amount, and a second one approves the same', async () => {
    const sent = await show(first)
    expect(screen.getByText(operator.queue.waitsSecond)).toBeVisible()
    expect(screen.getByText('rui is the first person. A second one has to approve.')).toBeVisible()
    expect(screen.getByText(operator.deposits.approvedAmount)).toBeVisible()
    expect(amount()).toHaveValue('8500')
    await userEvent.click(screen.getByRole('button', { name: operator.queue.approve }))
    const sure = within(await screen.findByRole('alertdialog'))
    await userEvent.click(sure.getByRole('button', { name: operator.queue.approve }))
    await waitFor(() => expect(sent).toEqual([{ id: 'a1', verdict: 'approve', amount: '8500.00' }]))
  })

  test('the operator has: it waits for another one, and there is no button', async () => {
    await show({ ...first, approvedBy: 'ana' })
    expect(screen.getByText(operator.queue.firstOwn)).toBeVisible()
    expect(approve()).not.toBeInTheDocument()
  })
})
