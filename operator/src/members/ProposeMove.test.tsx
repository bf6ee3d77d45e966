import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type DeskAnswer, renderDesk } from '../testing/render-desk'
import operator from '../texts/en.json'
import { ProposeMove } from './ProposeMove'

const show = (answers: DeskAnswer[]) =>
  renderDesk(<ProposeMove memberId="1" />, { role: 'cashier', answer: () => answers.shift() ?? { value: {} } })
const upline = () => screen.getByRole('textbox', { name: new RegExp(operator.agentChanges.upline) })
const reason = () => screen.getByRole('textbox', { name: new RegExp(operator.queue.reason) })
const propose = () => userEvent.click(screen.getByRole('button', { name: operator.agentChanges.propose }))

test('an account and a reason: proposed once, and the form is empty again', async () => {
  const sent = await show([])
  await userEvent.type(upline(), 'agent03')
  await userEvent.type(reason(), 'Asked for by both')
  await propose()
  await waitFor(() => expect(upline()).toHaveValue(''))
  expect(sent).toEqual([
    { id: expect.any(String) as string, kind: 'move', memberId: '1', upline: 'agent03', reason: 'Asked for by both' },
  ])
})

test('no account, a reason of two letters: nothing is sent, both fields say so', async () => {
  const sent = await show([])
  await userEvent.type(reason(), 'no')
  await propose()
  await waitFor(() => expect(upline()).toBeInvalid())
  expect(reason()).toBeInvalid()
  expect(sent).toEqual([])
})

test('a refused move: says why and stays typed; sent again it has the same id', async () => {
  const sent = await show([{ code: 'desk.move.cycle', status: 409 }])
  await userEvent.type(upline(), 'agent03')
  await userEvent.type(reason(), 'Asked for by both')
  await propose()
  expect(await screen.findByText(operator.errors.desk_move_cycle)).toBeVisible()
  expect(upline()).toHaveValue('agent03')
  await propose()
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toEqual(sent[0])
})
