import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type DeskAnswer, renderDesk } from '../testing/render-desk'
import operator from '../texts/en.json'
import { EndContract } from './EndContract'

const contractId = '0d4d3c1e-0000-4000-8000-000000000002'
const show = (answers: DeskAnswer[] = []) =>
  renderDesk(<EndContract contractId={contractId} />, {
    role: 'cashier',
    answer: () => answers.shift() ?? { value: {} },
  })
const opened = async () => {
  await userEvent.click(screen.getByRole('button', { name: operator.agentChanges.end }))
  return within(await screen.findByRole('alertdialog'))
}
const reason = (sure: ReturnType<typeof within>) =>
  sure.getByRole('textbox', { name: new RegExp(operator.queue.reason) })
const propose = (sure: ReturnType<typeof within>) =>
  userEvent.click(sure.getByRole('button', { name: operator.agentChanges.propose }))

test('a reason: the end is proposed, and the question closes', async () => {
  const sent = await show()
  const sure = await opened()
  expect(sure.getByText(operator.agentChanges.endHint)).toBeVisible()
  await userEvent.type(reason(sure), 'The agent left')
  await propose(sure)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(sent).toEqual([{ id: expect.any(String) as string, kind: 'end', contractId, reason: 'The agent left' }])
})

test('no reason: nothing is sent', async () => {
  const sent = await show()
  const sure = await opened()
  await propose(sure)
  await waitFor(() => expect(reason(sure)).toBeInvalid())
  expect(sent).toEqual([])
})

test('a refused proposal: the question stays and says why', async () => {
  await show([{ code: 'desk.decided', status: 409 }])
  const sure = await opened()
  await userEvent.type(reason(sure), 'The agent left')
  await propose(sure)
  expect(await screen.findByText(operator.errors.desk_decided)).toBeVisible()
})
