import type { ValueOf } from '@mosaic/contracts'
import { bringWebCrypto, enterText, fakeGateway } from '@mosaic/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { agent, member } from '../../testing/answers'
import { renderScreen } from '../../testing/render-screen'
import TeamPage from './TeamPage'

beforeAll(bringWebCrypto)
beforeEach(() => localStorage.removeItem('mosaic.intents'))

const ana: ValueOf<'downlineDetail'> = {
  id: 'm1',
  account: 'ana',
  nickname: '',
  type: 0,
  level: 1,
  disabled: false,
  online: true,
  registeredAt: 1_770_000_000_000,
  lastLoginAt: null,
  mobile: '+55•••678',
  email: '',
  balance: '10.00',
  currency: 'BRL',
  rebates: [{ gameType: 'RNG', rate: 60 }],
  frozen: false,
  frozenByOther: false,
  mayPromote: true,
}
const answers = {
  downlines: () => ({
    value: { list: [member('m1', { account: 'ana' })], pageNum: 1, totalPages: 1, totalCount: 1 },
  }),
  funds: () => ({ errorCode: 'rate.limited' as const, status: 429 }),
}
const openSheet = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Open the sheet of ana' }))
  return screen.findByRole('dialog', { name: 'ana' })
}
const at = { at: '/m/member/team', session: agent }

test('sheet of a member: masked contact, rates and what can be done', async () => {
  fakeGateway({ ...answers, downlineDetail: () => ({ value: ana }) })
  await renderScreen(<TeamPage />, at)
  expect(screen.getByRole('link', { name: 'Open an account' })).toHaveAttribute('href', '/m/agentRegister')
  const sheet = within(await openSheet())
  expect(await sheet.findByText('+55•••678')).toBeVisible()
  expect(sheet.getByText('0.60%')).toBeVisible()
  expect(sheet.getByRole('link', { name: 'Set rates' })).toHaveAttribute(
    'href',
    '/m/member/agent/agentRebeat?member=m1',
  )
  expect(sheet.queryByRole('button', { name: /commission/ })).toBeNull()
})

test('promotion: after the question, and the sheet shows an agent', async () => {
  let type = 0
  const gateway = fakeGateway({
    ...answers,
    downlineDetail: () => ({ value: { ...ana, type, mayPromote: type === 0 } }),
    promoteDownlineToAgent: () => {
      type = 1
      return { value: { id: 'm1', type } }
    },
  })
  await renderScreen(<TeamPage />, at)
  const sheet = within(await openSheet())
  await userEvent.click(await sheet.findByRole('button', { name: 'Make an agent' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(gateway.calls('promoteDownlineToAgent')).toHaveLength(0)
  await userEvent.click(question.getByRole('button', { name: 'Make an agent' }))
  expect(await sheet.findByRole('button', { name: 'Freeze the commission' })).toBeVisible()
  expect(gateway.calls('promoteDownlineToAgent')[0]?.body).toEqual({ memberId: 'm1' })
})

test('transfer: amount and payment password under one key; a lost answer is asked about', async () => {
  const keys = new Set<string>()
  const gateway = fakeGateway({
    ...answers,
    downlineDetail: () => ({ value: ana }),
    transferDownline: ({ headers }, count) => {
      keys.add(headers['Idempotency-Key'] ?? '')
      const value = { transferId: 't', account: 'ana', amount: '5.00', currency: 'BRL' as const, at: 0 }
      return count === 1 ? { raw: '<html>portal</html>' } : { value }
    },
  })
  await renderScreen(<TeamPage />, at)
  const sheet = within(await openSheet())
  await enterText(await sheet.findByLabelText(/^Amount/), '5')
  await enterText(sheet.getByLabelText(/^Payment password/), '274951')
  await userEvent.click(sheet.getByRole('button', { name: 'Transfer' }))
  expect(await screen.findByText('The transfer has arrived', undefined, { timeout: 20_000 })).toBeVisible()
  expect(gateway.calls('transferDownline')[0]?.body).toEqual({ memberId: 'm1', amount: '5.00', password: '274951' })
  await waitFor(() => expect(keys.size).toBe(1))
})

test('transfer soon after a security change: the form says from when money can leave', async () => {
  fakeGateway({
    ...answers,
    downlineDetail: () => ({ value: ana }),
    transferDownline: () => ({ errorCode: 'withdraw.delayed', status: 422, fields: { until: '1770000000000' } }),
  })
  await renderScreen(<TeamPage />, at)
  const sheet = within(await openSheet())
  await enterText(await sheet.findByLabelText(/^Amount/), '5')
  await enterText(sheet.getByLabelText(/^Payment password/), '274951')
  await userEvent.click(sheet.getByRole('button', { name: 'Transfer' }))
  expect(await sheet.findByText(/^Money can leave your account again on .*2026/)).toBeVisible()
})
