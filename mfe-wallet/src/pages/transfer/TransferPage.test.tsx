import type { ValueOf, WalletTransfer } from '@mosaic/contracts'
import { clearDrafts } from '@mosaic/session'
import { enterText, fakeGateway, type Answers } from '@mosaic/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { funds as balance, member } from '../../testing/answers'
import { renderScreen } from '../../testing/render-screen'
import TransferPage from './TransferPage'

beforeEach(() => {
  clearDrafts()
  localStorage.removeItem('mosaic.intents')
})

const funds = (parts: Partial<ValueOf<'funds'>> = {}): ValueOf<'funds'> => ({
  ...balance('160.00'),
  wallets: [
    { code: 'main', name: 'main', balance: '100.00' },
    { code: 'vendor:ARENUM', name: 'Arenum', balance: '40.00' },
    { code: 'locked', name: 'locked', balance: '0.00' },
    { code: 'transit:ARENUM', name: 'Arenum', balance: '20.00' },
  ],
  ...parts,
})
const transfer = (parts: Partial<WalletTransfer> = {}): WalletTransfer => ({
  transferId: 't-1',
  vendor: 'ARENUM',
  vendorName: 'Arenum',
  direction: 'IN',
  amount: '30.00',
  currency: 'BRL',
  state: 'CONFIRMED',
  reference: 'T1234567890',
  createdAt: 1_770_000_000_000,
  endedAt: 1_770_000_001_000,
  ...parts,
})
const answers = {
  merchantWallet: () => ({
    value: { isSingle: false, wallets: [{ accountTypeId: 'vendor:ARENUM', vendor: 'ARENUM', name: 'Arenum' }] },
  }),
  funds: () => ({ value: funds() }),
  renewWallets: () => ({ value: { ...funds(), unanswered: [] as string[] } }),
  walletTransfer: () => ({ value: transfer() }),
  walletTransferStatus: () => ({ value: transfer() }),
  walletTransferAll: () => ({ value: { list: [transfer({ direction: 'OUT' })], left: [], unanswered: [] } }),
} satisfies Answers

const show = (at = '/m/transfer') => renderScreen(<TransferPage />, { at, session: member })
const amountField = () => screen.findByLabelText('Amount')
const submit = () => userEvent.click(screen.getByRole('button', { name: /^(Transfer R|Continue)/ }))

it('shows main, vendors and money in transit as the vendors report it, but no empty pockets', async () => {
  const gateway = fakeGateway({
    ...answers,
    renewWallets: () => ({
      value: {
        ...funds(),
        wallets: [{ code: 'vendor:ARENUM', name: 'Arenum', balance: '55.00' }],
        unanswered: [],
      },
    }),
  })
  await show()
  const card = await screen.findByRole('region', { name: 'Where your money is' })
  await waitFor(() => expect(within(card).getByText(/^R\$\s55\.00$/)).toBeVisible())
  expect(gateway.calls('renewWallets')).toHaveLength(1)
  expect(within(card).queryByText('Set aside for a withdrawal')).toBeNull()
})

it('names money in transit and a vendor that did not answer', async () => {
  fakeGateway({ ...answers, renewWallets: () => ({ value: { ...funds(), unanswered: ['ARENUM'] } }) })
  await show()
  expect(await screen.findByText(/^Arenum did not answer/)).toBeVisible()
  expect(screen.getByText('On its way · Arenum')).toBeVisible()
})

it('transfers an amount to the vendor once and shows the outcome', async () => {
  const gateway = fakeGateway(answers)
  await show()
  await enterText(await amountField(), '30')
  await submit()
  expect(await screen.findByText('Transfer done')).toBeVisible()
  expect(screen.getByLabelText('place')).toHaveTextContent('/m/transfer?transferId=t-1')
  expect(gateway.calls('walletTransfer').map(({ body }) => body)).toEqual([
    { fromAccountTypeId: 'main', toAccountTypeId: 'vendor:ARENUM', amount: '30.00' },
  ])
})

it('transfers an amount back, up to the balance', async () => {
  const gateway = fakeGateway(answers)
  await show()
  await userEvent.click(await screen.findByRole('radio', { name: 'From Arenum' }))
  await enterText(await amountField(), '40.01')
  expect(await screen.findByText(/^Only R\$\s40\.00 is there$/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Whole amount' }))
  await submit()
  await waitFor(() => expect(gateway.calls('walletTransfer')).toHaveLength(1))
  expect(gateway.calls('walletTransfer')[0]?.body).toEqual({
    fromAccountTypeId: 'vendor:ARENUM',
    toAccountTypeId: 'main',
    amount: '40.00',
  })
})

it('keeps its key while the outcome of the order is unknown', async () => {
  const gateway = fakeGateway({
    ...answers,
    walletTransfer: (_seen, count) => (count <= 3 ? { errorCode: 'system.busy', status: 503 } : { value: transfer() }),
  })
  await show()
  await enterText(await amountField(), '30')
  await submit()
  await waitFor(() => expect(gateway.calls('walletTransfer')).toHaveLength(3), { timeout: 10_000 })
  await waitFor(() => expect(screen.getByRole('button', { name: /^Transfer R/ })).not.toHaveAttribute('aria-busy'))
  await submit()
  await screen.findByText('Transfer done')
  const keys = gateway.calls('walletTransfer').map(({ headers }) => headers['Idempotency-Key'])
  expect(keys.length).toBeGreaterThan(1)
  expect(new Set(keys).size).toBe(1)
})

it.each([
  ['a page of the network', { raw: '<html>portal</html>' }],
  ['JSON cut in the middle', { raw: '{"success":true,"val' }],
  ['204', { raw: '', status: 204 }],
])('answer is %s: checks the transfer before it offers anything, under the same key', async (_case, unreadable) => {
  const gateway = fakeGateway({
    ...answers,
    walletTransfer: (_seen, count) => (count <= 3 ? unreadable : { value: transfer() }),
  })
  await show()
  await enterText(await amountField(), '30')
  await submit()
  expect(await screen.findByText('We are checking your transfer', undefined, { timeout: 10_000 })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Transfer R/ })).toBeNull()
  expect(await screen.findByText('Transfer done', undefined, { timeout: 10_000 })).toBeVisible()
  const keys = gateway.calls('walletTransfer').map(({ headers }) => headers['Idempotency-Key'])
  expect([keys.length, new Set(keys).size]).toEqual([4, 1])
})

it('a reload while the answer is missing: the page checks, and a refusal brings the form back', async () => {
  const stored = (at: number) =>
    localStorage.setItem(
      'mosaic.intents',
      JSON.stringify({
        'aurora player01': [
          {
            ...{ key: 'key-0000001', name: 'walletTransfer', secret: false, at, state: 'sent' },
            request: JSON.stringify({ fromAccountTypeId: 'main', toAccountTypeId: 'vendor:ARENUM', amount: '30.00' }),
          },
        ],
      }),
    )
  stored(Date.now())
  const gateway = fakeGateway({
    ...answers,
    walletTransfer: () => ({ errorCode: 'money.limit.reached', status: 422 }),
  })
  await show()
  expect(await screen.findByText('We are checking your transfer')).toBeVisible()
  expect(await amountField()).toBeVisible()
  expect(gateway.calls('walletTransfer').map(({ headers }) => headers['Idempotency-Key'])).toEqual(['key-0000001'])
})

it('an unanswered transfer of yesterday is sent again only by the member', async () => {
  localStorage.setItem(
    'mosaic.intents',
    JSON.stringify({
      'aurora player01': [
        {
          ...{ key: 'key-0000001', name: 'walletTransfer', secret: false, at: Date.now() - 86_400_000, state: 'sent' },
          request: JSON.stringify({ amount: '30.00' }),
        },
      ],
    }),
  )
  const gateway = fakeGateway(answers)
  await show()
  const ask = await screen.findByRole('button', { name: 'Ask now' })
  expect(gateway.calls('walletTransfer')).toHaveLength(0)
  await userEvent.click(ask)
  expect(await screen.findByText('Transfer done')).toBeVisible()
})

it('unknown outcome: says that it is checked and not sent again', async () => {
  fakeGateway({ ...answers, walletTransferStatus: () => ({ value: transfer({ state: 'UNKNOWN', endedAt: null }) }) })
  await show('/m/transfer?transferId=t-1')
  expect(await screen.findByText(/the transfer is not sent a second time/)).toBeVisible()
})

const out = (parts: Partial<WalletTransfer> = {}) => transfer({ direction: 'OUT', ...parts })
const arenum = { vendor: 'ARENUM', vendorName: 'Arenum', amount: '4.00' }

it.each<[string, ValueOf<'walletTransferAll'>, readonly RegExp[]]>([
  [
    'one of two transfers has no known outcome',
    { list: [out(), out({ transferId: 't-2', state: 'UNKNOWN' })], left: [], unanswered: [] },
    [/^A part is still on its way$/],
  ],
  [
    'a vendor keeps a part',
    { list: [out()], left: [arenum], unanswered: [] },
    [/^A part is back in your main wallet$/, /^Still there: Arenum R\$\s4\.00$/],
  ],
  [
    'a vendor refused',
    { list: [out({ state: 'FAILED' })], left: [{ ...arenum, amount: '5.00' }], unanswered: [] },
    [/^Still there: Arenum R\$\s5\.00$/],
  ],
  [
    'a vendor did not answer',
    { list: [], left: [], unanswered: ['ARENUM'] },
    [/^Arenum did not answer, so nothing was moved from there$/, /^Arenum did not answer\. Its last known/],
  ],
  ['an earlier gateway tells of a failure alone', { list: [out(), out({ state: 'FAILED' })] }, [/^Transfer not done$/]],
  ['there was nothing', { list: [], left: [], unanswered: [] }, [/^No provider holds money of yours$/]],
])('does not say that everything is back where %s', async (_case, value, shown) => {
  fakeGateway({ ...answers, walletTransferAll: () => ({ value }) })
  await show()
  await userEvent.click(await screen.findByRole('button', { name: 'Bring all back' }))
  for (const text of shown) expect(await screen.findByText(text)).toBeVisible()
  expect(screen.queryByText('Everything is back in your main wallet')).toBeNull()
  if (value.unanswered?.length) expect(screen.queryByText('No provider holds money of yours')).toBeNull()
})

it('brings everything back with one press', async () => {
  const gateway = fakeGateway(answers)
  await show()
  await userEvent.click(await screen.findByRole('button', { name: 'Bring all back' }))
  expect(await screen.findByText('Everything is back in your main wallet')).toBeVisible()
  expect(gateway.calls('walletTransferAll')).toHaveLength(1)
})

it('brings everything back with the same key after a reload, while the outcome is unknown', async () => {
  const press = async () => {
    const gateway = fakeGateway({ ...answers, walletTransferAll: () => ({ errorCode: 'system.busy', status: 503 }) })
    const { unmount } = await show()
    await userEvent.click(await screen.findByRole('button', { name: 'Bring all back' }))
    await waitFor(() => expect(gateway.calls('walletTransferAll').length).toBeGreaterThan(0))
    unmount()
    return gateway.calls('walletTransferAll').map(({ headers }) => headers['Idempotency-Key'])
  }
  expect(new Set([...(await press()), ...(await press())]).size).toBe(1)
})

it('no vendor with a wallet of its own: no transfer form', async () => {
  const gateway = fakeGateway({ ...answers, merchantWallet: () => ({ value: { isSingle: true, wallets: [] } }) })
  await show()
  expect(await screen.findByText('Nothing to transfer here')).toBeVisible()
  expect(gateway.calls('renewWallets')).toHaveLength(0)
})
