import type { DeskValue } from '@mosaic/contracts/desk'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderDesk } from '../testing/render-desk'
import operator from '../texts/en.json'
import { AgentChangesPage } from './AgentChangesPage'

type Change = DeskValue<'decideAgentChange'>
const change: Change = {
  ...{ merchant: 'aurora', memberId: '1', member: 'agent01', id: '0d4d3c1e-0000-4000-8000-000000000001' },
  ...{ kind: 'move', currency: 'BRL', from: 'agent02', to: 'agent03', terms: null, reason: 'Asked for by both' },
  ...{ state: 'PROPOSED', proposedBy: 'rui', proposedAt: 1_770_000_000_000, decidedBy: null, decidedAt: null },
  ...{ refusal: '', needsTwo: true, approvedBy: 'rui' },
}

/** Shows one change; gives the bodies of the decisions that were sent. */
const show = async (parts: Partial<Change>, role: 'cashier' | 'support' = 'cashier') => {
  const sent = await renderDesk(<AgentChangesPage />, {
    role,
    answer: (body) => ({ value: body === null ? { list: [{ ...change, ...parts }] } : { ...change, state: 'DONE' } }),
  })
  await screen.findByRole('group', { name: change.reason })
  return sent
}
const approve = () => screen.queryByRole('button', { name: operator.queue.approve })

test('a move that another person proposed: shows both agents, and is approved after a question', async () => {
  const sent = await show({})
  expect(screen.getByText(operator.agentChanges.from).nextSibling).toHaveTextContent('agent02')
  expect(screen.getByText(operator.agentChanges.to).nextSibling).toHaveTextContent('agent03')
  await userEvent.click(screen.getByRole('button', { name: operator.queue.approve }))
  const sure = within(await screen.findByRole('alertdialog'))
  await userEvent.click(sure.getByRole('button', { name: operator.queue.approve }))
  await waitFor(() => expect(sent).toEqual([{ id: change.id, verdict: 'approve' }]))
})

test('a rejection: has a reason', async () => {
  const sent = await show({})
  await userEvent.click(screen.getByRole('button', { name: operator.queue.reject }))
  const sure = within(await screen.findByRole('alertdialog'))
  await userEvent.type(sure.getByRole('textbox', { name: new RegExp(operator.queue.reason) }), 'Not agreed')
  await userEvent.click(sure.getByRole('button', { name: operator.queue.reject }))
  await waitFor(() => expect(sent).toEqual([{ id: change.id, verdict: 'reject', reason: 'Not agreed' }]))
})

test('an offer of the house: the second person sees every term', async () => {
  const tier = { minTurnover: '1000.00', minActive: 3, minLoss: '250.00', rate: 1250, cap: '900.00' }
  const terms = { kind: 'dividend', tiers: [tier], period: 'week', negative: 'reset', stackable: false } as const
  await show({ kind: 'offer', to: '', terms: { ...terms, tiers: [...terms.tiers] } })
  const conditions = screen.getByText('Tier 1: 12.50%').nextSibling
  expect(conditions).toHaveTextContent(/1,000\.00.*active members: 3.*net loss from .*250\.00.*pays at most .*900\.00/)
  expect(screen.getByText(operator.agentChanges.negative).nextSibling).toHaveTextContent(
    operator.agentChanges.negatives.reset,
  )
})

test('a salary that combines with another: says so, without conditions that nobody set', async () => {
  const tier = { minTurnover: '0.00', minActive: 0, minLoss: '0.00', rate: 30, cap: null }
  await show({
    ...{ kind: 'offer', to: '' },
    terms: { kind: 'dailySalary', tiers: [tier], period: null, negative: null, stackable: true },
  })
  expect(screen.getByText(operator.contracts.combined).nextSibling).toHaveTextContent(operator.contracts.yes)
  expect(screen.getByText('Tier 1: 0.30%').nextSibling).not.toHaveTextContent(/net loss|pays at most/)
})

test('one’s own proposal: no button', async () => {
  await show({ proposedBy: 'ana', approvedBy: 'ana' })
  expect(screen.getByText(operator.queue.firstOwn)).toBeVisible()
  expect(approve()).not.toBeInTheDocument()
})

test('support: sees a change and decides nothing', async () => {
  await show({}, 'support')
  expect(approve()).not.toBeInTheDocument()
})

test('a rejected change: says why, no button', async () => {
  await show({ state: 'REJECTED', decidedBy: 'eva', refusal: 'Not agreed' })
  expect(screen.getByText('Not agreed')).toBeVisible()
  expect(approve()).not.toBeInTheDocument()
})
