import type { ValueOf } from '@mosaic/contracts'
import { fakeGateway } from '@mosaic/testing'
import { screen, waitFor } from '@testing-library/react'
import { contractOf } from '../../testing/answers'
import { renderScreen } from '../../testing/render-screen'
import SalaryContractPage from '../../pages/contracts/SalaryContractPage'
import ContractSummary from './ContractSummary'

const player = { userName: 'player01', type: 0 }
const answers = (own: ValueOf<'agentContracts'>['own']) =>
  fakeGateway({
    agentContracts: () => ({ value: { currency: 'BRL', own, offered: [] } }),
    contractPayments: () => ({ value: { currency: 'BRL', list: [] } }),
  })

test('a player with an offer and an older contract: the offer leads to its page', async () => {
  answers([contractOf({ id: 'new', state: 'OFFERED' }), contractOf({ id: 'old' })])
  await renderScreen(<ContractSummary />, { at: '/m/member/home', session: player })
  const entry = await screen.findByRole('link', { name: /Daily salary contract.*Offered/ })
  expect(entry).toHaveAttribute('href', '/m/member/agent/getSalaryContract')
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

test('a player without contracts: no entry', async () => {
  const gateway = answers([])
  await renderScreen(<ContractSummary />, { at: '/m/member/home', session: player })
  await waitFor(() => expect(gateway.calls('agentContracts')).toHaveLength(1))
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test.each([1, 2, 4, 40, 41, 42])('customer type %i: nothing is asked', async (type) => {
  const gateway = answers([contractOf({})])
  await renderScreen(<ContractSummary />, { at: '/m/member/home', session: { userName: 'someone', type } })
  expect(gateway.calls('agentContracts')).toEqual([])
})

test('the page of a player: accept and decline, and nothing to offer', async () => {
  answers([contractOf({ state: 'OFFERED' })])
  await renderScreen(<SalaryContractPage />, { at: '/m/member/agent/getSalaryContract', session: player })
  expect(await screen.findByRole('button', { name: 'Accept' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Decline' })).toBeVisible()
  expect(screen.queryByText('Offer a contract')).not.toBeInTheDocument()
  expect(screen.queryByText('Offered to downlines')).not.toBeInTheDocument()
})
