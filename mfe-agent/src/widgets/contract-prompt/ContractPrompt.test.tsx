import type { ValueOf } from '@mosaic/contracts'
import { fakeGateway } from '@mosaic/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { funds } from '../../testing/answers'
import { renderScreen } from '../../testing/render-screen'
import ContractPrompt from './ContractPrompt'

type Contract = ValueOf<'agentContracts'>['own'][number]
const now = Date.now()
const offer = (id: string, kind: Contract['kind'], offeredAt: number): Contract => ({
  ...{ id, kind, version: 1, state: 'OFFERED', agentId: 'm1', account: 'player01', offeredBy: 'marina' },
  tiers: [{ minTurnover: '1000.00', minActive: 2, minLoss: '0.00', rate: 50, cap: null }],
  ...{ period: null, negative: null, stackable: false, offeredAt, offerEndsAt: now + 3_600_000 },
  ...{ answeredAt: null, fromAt: null, toAt: null },
})
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
