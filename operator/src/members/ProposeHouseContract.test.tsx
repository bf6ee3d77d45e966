import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderDesk } from '../testing/render-desk'
import operator from '../texts/en.json'
import { ProposeHouseContract } from './ProposeHouseContract'

const texts = operator.agentChanges
const show = (upline: { memberId: string; member: string } | null = null) =>
  renderDesk(<ProposeHouseContract sheet={{ memberId: '1', member: 'agent01', currency: 'BRL', upline }} />, {
    role: 'cashier',
    answer: () => ({ value: {} }),
  })
const select = (name: string) => screen.getByRole('combobox', { name: new RegExp(name) })
const tiers = () => screen.getByRole('textbox', { name: /Tiers, amounts in BRL/ })
const reason = () => screen.getByRole('textbox', { name: new RegExp(operator.queue.reason) })
const propose = () => userEvent.click(screen.getByRole('button', { name: texts.propose }))
const none = { minTurnover: '0', minActive: 0, minLoss: '0', cap: null }

test('a daily salary of two tiers that combines with another: sent in basis points and decimals', async () => {
  const sent = await show()
  expect(screen.queryByRole('combobox', { name: new RegExp(texts.period) })).not.toBeInTheDocument()
  await userEvent.type(tiers(), '0.1{Enter}0.25; 50000; 5; ; 900')
  await userEvent.click(screen.getByRole('checkbox', { name: texts.stackable }))
  await userEvent.type(reason(), 'Agreed by phone')
  await propose()
  await waitFor(() => expect(tiers()).toHaveValue(''))
  const sentTiers = [
    { ...none, rate: 10 },
    { ...none, rate: 25, minTurnover: '50000.00', minActive: 5, cap: '900.00' },
  ]
  const terms = { kind: 'dailySalary', tiers: sentTiers, stackable: true }
  const body = { id: expect.any(String) as string, kind: 'offer', memberId: '1', terms, reason: 'Agreed by phone' }
  expect(sent).toEqual([body])
})

test('a dividend: asks for the period and what a negative result does, and sends no salary’s choice', async () => {
  const sent = await show()
  await userEvent.selectOptions(select(texts.contract), 'dividend')
  expect(screen.queryByRole('checkbox', { name: texts.stackable })).not.toBeInTheDocument()
  await userEvent.selectOptions(select(texts.period), 'week')
  await userEvent.selectOptions(select(texts.negative), 'reset')
  await userEvent.type(tiers(), '10; ; ; 2500')
  await userEvent.type(reason(), 'Agreed by phone')
  await propose()
  const terms = { kind: 'dividend', tiers: [{ ...none, rate: 1000, minLoss: '2500.00' }] }
  await waitFor(() => expect(sent).toMatchObject([{ terms: { ...terms, period: 'week', negative: 'reset' } }]))
})

test('tiers that nobody can read: nothing is sent', async () => {
  const sent = await show()
  await userEvent.type(tiers(), 'ten percent')
  await userEvent.type(reason(), 'Agreed by phone')
  await propose()
  await waitFor(() => expect(tiers()).toBeInvalid())
  expect(sent).toEqual([])
})

test('an agent below another: nothing to propose; says who offers them contracts', async () => {
  await show({ memberId: '2', member: 'agent00' })
  expect(screen.getByText('agent01 is below agent00, who offers them their contracts.')).toBeVisible()
  expect(screen.queryByRole('button', { name: texts.propose })).not.toBeInTheDocument()
})
