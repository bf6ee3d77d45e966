import type { ValueOf } from '@mosaic/contracts'
import { fakeGateway } from '@mosaic/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { agent, member } from '../../testing/answers'
import { renderScreen } from '../../testing/render-screen'
import RatesPage from './RatesPage'

const rebates: ValueOf<'downlineRebates'>['rebates'] = [
  { gameType: 'RNG', rate: 80, most: 100, least: 60, off: false },
  { gameType: 'LIVE', rate: 40, most: 70, least: 40, off: true },
]
const side = (own: string, downline: string) => ({ own, downline })
const preview: ValueOf<'downlineRebatesPreview'> = {
  currency: 'BRL',
  days: 3,
  categories: [
    {
      gameType: 'RNG',
      validBet: '1000.00',
      before: { rate: 80, ...side('2.00', '2.00') },
      after: { rate: 95, ...side('0.50', '3.50') },
    },
  ],
  footer: { before: side('2.00', '2.00'), after: side('0.50', '3.50') },
}
const downline = { id: 'm1', account: 'ana', type: 1, rebates }
const answers = {
  globalRebateSettings: () => ({ value: { rebates: [{ gameType: 'RNG' as const, rate: 100, least: 60 }] } }),
  downlines: () => ({
    value: { list: [member('m1', { account: 'ana', type: 1 })], pageNum: 1, totalPages: 1, totalCount: 1 },
  }),
  downlineRebates: () => ({ value: downline }),
}
const open = async () => {
  await renderScreen(<RatesPage />, { at: '/m/member/agent/agentRebeat?member=m1', session: agent })
  return within(await screen.findByRole('group', { name: 'Slots' }))
}
const check = () => userEvent.click(screen.getByRole('button', { name: 'Show what changes' }))

test('a change of rates: what would have moved is shown before it can be saved, and only changes are sent', async () => {
  const gateway = fakeGateway({
    ...answers,
    downlineRebatesPreview: () => ({ value: preview }),
    updateDownlineRebates: () => ({ value: downline }),
  })
  const slots = await open()
  expect(screen.queryByRole('button', { name: 'Save the rates' })).toBeNull()
  await userEvent.clear(slots.getByRole('textbox'))
  await userEvent.type(slots.getByRole('textbox'), '0.95')
  await check()
  await screen.findByRole('button', { name: 'Save the rates' })
  const row = screen.getByRole('cell', { name: /0\.80% → 0\.95%/ }).closest('tr')
  expect(row).toHaveTextContent(/2\.00 → .*0\.50.*2\.00 → .*3\.50.*0\.80% → 0\.95%/)
  expect(gateway.calls('updateDownlineRebates')).toHaveLength(0)
  await userEvent.click(screen.getByRole('button', { name: 'Save the rates' }))
  expect(await screen.findByText('The rates are saved')).toBeVisible()
  const body = { memberId: 'm1', rebates: [{ gameType: 'RNG', rate: 95, off: false }] }
  expect(gateway.calls('downlineRebatesPreview')[0]?.body).toEqual(body)
  expect(gateway.calls('updateDownlineRebates')[0]?.body).toEqual(body)
})

test('an edit after the preview: it has to be shown again', async () => {
  fakeGateway({ ...answers, downlineRebatesPreview: () => ({ value: preview }) })
  const slots = await open()
  await userEvent.click(slots.getByRole('checkbox'))
  await check()
  await screen.findByRole('button', { name: 'Save the rates' })
  await userEvent.click(slots.getByRole('checkbox'))
  expect(screen.queryByRole('button', { name: 'Save the rates' })).toBeNull()
})

test.each([
  ['1.01', /At most your own rate, 1\.00%/],
  ['0.59', /At least 0\.60%/],
  ['x', 'Type a rate in %.'],
])('%s: refused with the limit, and nothing is sent', async (typed, problem) => {
  const gateway = fakeGateway({ ...answers, downlineRebatesPreview: () => ({ value: preview }) })
  const slots = await open()
  await userEvent.clear(slots.getByRole('textbox'))
  await userEvent.type(slots.getByRole('textbox'), typed)
  await check()
  expect(slots.getByRole('textbox')).toHaveAccessibleDescription(problem)
  expect(gateway.calls('downlineRebatesPreview')).toHaveLength(0)
})

test('refused by the gateway: the category is marked', async () => {
  fakeGateway({
    ...answers,
    downlineRebatesPreview: () => ({ errorCode: 'agent.rebate.too.low', status: 422, fields: { RNG: '85' } }),
  })
  const slots = await open()
  await userEvent.clear(slots.getByRole('textbox'))
  await userEvent.type(slots.getByRole('textbox'), '0.9')
  await check()
  expect(await screen.findByText(/lower than the cashback/)).toBeVisible()
  expect(slots.getByRole('textbox')).toBeInvalid()
})
