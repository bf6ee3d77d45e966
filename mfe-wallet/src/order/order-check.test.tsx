import type { EndpointName } from '@mosaic/contracts'
import { clearDrafts } from '@mosaic/session'
import { bringWebCrypto, enterText, fakeGateway, signInAs, type Answers, type Reply } from '@mosaic/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import CashbackPage from '../pages/cashback/CashbackPage'
import DepositPage from '../pages/deposit/DepositPage'
import TransferPage from '../pages/transfer/TransferPage'
import WithdrawPage from '../pages/withdraw/WithdrawPage'
import { deposit, funds, member, settings } from '../testing/answers'
import { renderScreen } from '../testing/render-screen'
import { pixAccount, withdrawal, withdrawSettings } from '../testing/withdrawals'

jest.mock('../pages/deposit/payment-page', () => ({ openPaymentPage: jest.fn(() => true) }))

type OrderCase = {
  readonly name: EndpointName & keyof Answers
  readonly at: string
  readonly page: ReactNode
  readonly answers: Answers
  readonly value: object
  readonly fill?: () => Promise<void>
  /** The button that orders. */
  readonly button: RegExp
  readonly title: string
  readonly amount: RegExp | null
  readonly done: RegExp
}

const wallets = {
  ...funds('160.00'),
  wallets: [
    { code: 'main', name: 'main', balance: '100.00' },
    { code: 'vendor:ARENUM', name: 'Arenum', balance: '40.00' },
  ],
}
const transfer = {
  transferId: 't-1',
  vendor: 'ARENUM',
  vendorName: 'Arenum',
  direction: 'IN' as const,
  amount: '7.00',
  currency: 'BRL' as const,
  state: 'CONFIRMED' as const,
  reference: 'T1234567890',
  createdAt: 1_770_000_000_000,
  endedAt: 1_770_000_001_000,
}
const transferAnswers = {
  merchantWallet: () => ({
    value: { isSingle: false, wallets: [{ accountTypeId: 'vendor:ARENUM', vendor: 'ARENUM', name: 'Arenum' }] },
  }),
  funds: () => ({ value: wallets }),
  renewWallets: () => ({ value: { ...wallets, unanswered: [] as string[] } }),
  walletTransferStatus: () => ({ value: transfer }),
} satisfies Answers
const amountOf = async (text: string) => enterText(await screen.findByLabelText('Amount'), text)

const cases: readonly OrderCase[] = [
  {
    name: 'walletTransfer',
    at: '/m/transfer',
    page: <TransferPage />,
    answers: transferAnswers,
    value: transfer,
    fill: () => amountOf('7'),
    button: /^Transfer R/,
    title: 'We are checking your transfer',
    amount: /R\$\s7\.00/,
    done: /^Transfer done$/,
  },
  {
    name: 'walletTransferAll',
    at: '/m/transfer',
    page: <TransferPage />,
    answers: transferAnswers,
    value: { list: [{ ...transfer, direction: 'OUT' }], left: [], unanswered: [] },
    button: /^Bring all back$/,
    title: 'We are checking whether your money is back',
    amount: null,
    done: /^Everything is back in your main wallet$/,
  },
  {
    name: 'depositGateway',
    at: '/m/voucherCenter',
    page: <DepositPage />,
    answers: {
      depositSettings: () => ({
        value: { ...settings, methods: settings.methods.map((method) => ({ ...method, kind: 'pg' as const })) },
      }),
      depositStatus: () => ({ value: deposit({ state: 'SETTLED', settledAt: 1 }) }),
    },
    value: deposit(),
    fill: () => amountOf('200'),
    button: /^Pay R/,
    title: 'We are checking your deposit',
    amount: /R\$\s200\.00/,
    done: /^Money is in your wallet$|^Deposit/,
  },
  {
    name: 'withdraw',
    at: '/m/withdraw',
    page: <WithdrawPage />,
    answers: {
      withdrawSettings: () => ({ value: withdrawSettings() }),
      payoutAccounts: () => ({ value: { list: [pixAccount], most: 5 } }),
      withdrawStatus: () => ({ value: withdrawal() }),
      funds: () => ({ value: funds('200.00') }),
    },
    value: withdrawal(),
    fill: async () => {
      await amountOf('100')
      await enterText(screen.getByLabelText(/^Payment password/), '274951')
    },
    button: /^Withdraw R/,
    title: 'We are checking your withdrawal',
    amount: /R\$\s100\.00/,
    done: /W1234567890/,
  },
  {
    name: 'claimManualRebate',
    at: '/m/member/manualRebate',
    page: <CashbackPage />,
    answers: {
      manualRebate: () => ({
        value: {
          ...{ currency: 'BRL', minimum: '1.00', total: '2.90', claimable: true, expiresAt: null, claims: [] },
          categories: [{ gameType: 'RNG', validBet: '400.00', rate: 60, amount: '2.90' }],
        },
      }),
      funds: () => ({ value: funds('102.90') }),
    },
    value: { claimId: 'c1', amount: '2.90', currency: 'BRL', at: 1_781_000_000_000 },
    button: /^Claim R/,
    title: 'We are checking your cashback',
    amount: null,
    done: /is in your wallet$/,
  },
]

beforeAll(bringWebCrypto)
beforeEach(() => {
  clearDrafts()
  localStorage.removeItem('mosaic.intents')
})

/** Carries an order out once for each key, and spoils the first answers. */
const spoiling = ({ name, answers, value }: OrderCase, spoil: (count: number) => Reply<EndpointName> | null) => {
  const effects = new Set<string>()
  const gateway = fakeGateway({
    ...answers,
    [name]: ({ headers }: { headers: Readonly<Record<string, string>> }, count: number) => {
      const reply = spoil(count)
      if (reply === null || reply === 'offline' || 'raw' in reply) effects.add(headers['Idempotency-Key'] ?? '')
      return reply ?? { value }
    },
  } as Answers)
  return { gateway, effects }
}
const press = async ({ fill, button }: OrderCase) => {
  await fill?.()
  await userEvent.click(await screen.findByRole('button', { name: button }))
}
const long = { timeout: 20_000 }

const unreadable: readonly (readonly [string, Reply<EndpointName>])[] = [
  ['a page of the network with 200', { raw: '<html>portal</html>' }],
  ['JSON cut in the middle', { raw: '{"success":true,"val' }],
  ['204', { raw: '', status: 204 }],
  ['lost', 'offline'],
]

describe.each(cases.map((order) => [order.name, order] as const))('%s', (_name, order) => {
  test.each(unreadable)('answer is %s: the page checks, and the order has one effect', async (_case, reply) => {
    const { gateway, effects } = spoiling(order, (count) => (count <= 3 ? reply : null))
    await renderScreen(order.page, { at: order.at, session: member })
    await press(order)
    expect(await screen.findByText(order.title, undefined, long)).toBeVisible()
    if (order.amount) expect(screen.getByText(order.title).parentElement).toHaveTextContent(order.amount)
    expect(screen.queryByRole('button', { name: order.button })).toBeNull()
    expect((await screen.findAllByText(order.done, undefined, long)).length).toBeGreaterThan(0)
    await waitFor(() => expect([effects.size, gateway.calls(order.name).length]).toEqual([1, 4]), long)
  })

  test('logout and another member: nothing of it is shown; the same member learns the outcome', async () => {
    const { effects } = spoiling(order, (count) => (count <= 3 ? { raw: '<html>' } : null))
    const first = await renderScreen(order.page, { at: order.at, session: member })
    await press(order)
    await screen.findByText(order.title, undefined, long)
    first.unmount()
    act(() => signInAs(null))
    const other = await renderScreen(order.page, { at: order.at, session: { ...member, userName: 'player02' } })
    if (order.fill) expect(await screen.findByLabelText('Amount')).toBeVisible()
    else expect(await screen.findByRole('button', { name: order.button })).toBeVisible()
    expect(screen.queryByText(order.title)).toBeNull()
    other.unmount()
    await renderScreen(order.page, { at: order.at, session: member })
    // An order with a secret is sent again by the member.
    if (order.name !== 'withdraw')
      expect((await screen.findAllByText(order.done, undefined, long)).length).toBeGreaterThan(0)
    expect(effects.size).toBe(1)
  })

  test('refused: the form is there again, without a check', async () => {
    spoiling(order, () => ({ errorCode: 'money.limit.reached', status: 422 }))
    await renderScreen(order.page, { at: order.at, session: member })
    await press(order)
    await waitFor(() => expect(screen.getByRole('button', { name: order.button })).not.toHaveAttribute('aria-busy'))
    expect(screen.queryByText(order.title)).toBeNull()
  })

  test('pressed twice while the answer is slow: ordered once', async () => {
    let arrive: (reply: null) => void = () => undefined
    const slow = new Promise<null>((resolve) => {
      arrive = resolve
    })
    const keys: string[] = []
    fakeGateway({
      ...order.answers,
      [order.name]: async ({ headers }: { headers: Readonly<Record<string, string>> }) => {
        keys.push(headers['Idempotency-Key'] ?? '')
        await slow
        return { value: order.value }
      },
    } as Answers)
    await renderScreen(order.page, { at: order.at, session: member })
    await order.fill?.()
    await userEvent.dblClick(await screen.findByRole('button', { name: order.button }))
    await waitFor(() => expect(keys).toHaveLength(1))
    arrive(null)
    expect((await screen.findAllByText(order.done, undefined, long)).length).toBeGreaterThan(0)
    expect(keys).toHaveLength(1)
  })
})
