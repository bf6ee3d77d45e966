import type { ValueOf } from '@mosaic/contracts'
import { fakeGateway } from '@mosaic/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { contractOf, funds } from '../../testing/answers'
import { renderScreen } from '../../testing/render-screen'
import ContractPrompt from './ContractPrompt'

type Contract = ValueOf<'agentContracts'>['own'][number]
const now = Date.now()
const offer = (id: string, kind: Contract['kind'], offeredAt: number): Contract =>
  contractOf({ id, kind, state: 'OFFERED', offeredBy: 'marina', offeredAt, answeredAt: null, fromAt: null })
const pending: ValueOf<'funds'> = { ...funds, dailysalreqtype: { id: 'one', status: 'P', details: [] } }

const prompt = async (type: number, consolidated: ValueOf<'funds'>, own: Contract[]) => {
  const asked: string[] = []
  let waiting = own
  fakeGateway({
    funds: () => {
      asked.push('funds')
      return { value: consolidated }
    },
    agentContracts: () => {
      asked.push('agentContracts')
      return { value: { currency: 'BRL', own: waiting, offered: [] } }
    },
    answerDailySalary: () => {
      waiting = waiting.map((each) => (each.kind === 'dailySalary' ? { ...each, state: 'DECLINED' } : each))
      return { value: { id: 'one', state: 'DECLINED' } }
    },
  })
  await renderScreen(<ContractPrompt />, { at: '/m/home', session: { userName: 'player01', type } })
  return asked
}

test('two offers: the older one first; declined, the other one; later, none', async () => {
  await prompt(0, pending, [offer('two', 'hourlySalary', now), offer('one', 'dailySalary', now - 1)])
  const sheet = within(await screen.findByRole('dialog'))
  expect(sheet.getByText('Daily salary contract')).toBeVisible()
  expect(sheet.queryByText('Hourly salary contract')).not.toBeInTheDocument()
  await userEvent.click(sheet.getByRole('button', { name: 'Decline' }))
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Decline' }))
  expect(await screen.findByText('Hourly salary contract')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Later' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('no offer: the contracts are not asked for', async () => {
  const asked = await prompt(0, funds, [])
  await waitFor(() => expect(asked).toEqual(['funds']))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test.each([4, 40, 41, 42])('customer type %i: nothing is asked', async (type) => {
  expect(await prompt(type, pending, [offer('three', 'dailySalary', now)])).toEqual([])
})
