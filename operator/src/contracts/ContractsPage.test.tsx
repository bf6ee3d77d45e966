import type { DeskValue } from '@mosaic/contracts/desk'
import { screen } from '@testing-library/react'
import { renderDesk } from '../testing/render-desk'
import operator from '../texts/en.json'
import { ContractsPage } from './ContractsPage'

type Contract = DeskValue<'contracts'>['list'][number]
const contract: Contract = {
  ...{ merchant: 'aurora', memberId: '1', member: 'agent01', id: '0d4d3c1e-0000-4000-8000-000000000001' },
  ...{ kind: 'dividend', version: 2, state: 'ACTIVE', offeredBy: '', currency: 'BRL', period: 'halfMonth' },
  ...{ negative: 'carry', stackable: false, offeredAt: 1_770_000_000_000, fromAt: null, toAt: null },
  tiers: [{ minTurnover: '0.00', minActive: 0, minLoss: '250.00', rate: 1250, cap: null }],
}
const show = async (parts: Partial<Contract>, role: 'cashier' | 'support' = 'cashier') => {
  await renderDesk(<ContractsPage />, { role, answer: () => ({ value: { list: [{ ...contract, ...parts }] } }) })
  await screen.findByRole('group', { name: /agent01/ })
}
const shown = (label: string) => screen.getByText(label).nextSibling
const end = () => screen.queryByRole('button', { name: operator.agentChanges.end })

test('a dividend of the house: shows its period, what a negative result does, and its tiers; may be ended', async () => {
  await show({})
  expect(shown(operator.contracts.offeredBy)).toHaveTextContent(operator.contracts.house)
  expect(shown(operator.agentChanges.period)).toHaveTextContent(operator.agentChanges.periods.halfMonth)
  expect(shown(operator.agentChanges.negative)).toHaveTextContent(operator.agentChanges.negatives.carry)
  expect(shown('Tier 1: 12.50%')).toHaveTextContent(/net loss from .*250\.00/)
  expect(screen.queryByText(operator.contracts.combined)).not.toBeInTheDocument()
  expect(end()).toBeVisible()
})

test.each([
  [true, operator.contracts.yes],
  [false, operator.contracts.no],
])('a salary, combined with another: %s; says so, and has no period', async (stackable, text) => {
  await show({ kind: 'hourlySalary', period: null, negative: null, stackable })
  expect(shown(operator.contracts.combined)).toHaveTextContent(text)
  expect(screen.queryByText(operator.agentChanges.period)).not.toBeInTheDocument()
})

test('a contract between agents: not ended here', async () => {
  await show({ offeredBy: 'agent00' })
  expect(end()).not.toBeInTheDocument()
})
test('a contract that has ended: not ended again', async () => {
  await show({ state: 'TERMINATED' })
  expect(end()).not.toBeInTheDocument()
})
test('support: sees a contract and ends none', async () => {
  await show({}, 'support')
  expect(end()).not.toBeInTheDocument()
})
