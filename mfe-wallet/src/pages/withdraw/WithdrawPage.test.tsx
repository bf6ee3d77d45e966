import { bringWebCrypto, enterText, fakeGateway, type Answers } from '@mosaic/testing'
import { clearDrafts } from '@mosaic/session'
import { isUpdateHeld } from '@mosaic/ui'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { funds, member } from '../../testing/answers'
import { renderScreen } from '../../testing/render-screen'
import { bankAccount, pixAccount, withdrawal, withdrawSettings } from '../../testing/withdrawals'
import WithdrawPage from './WithdrawPage'

beforeAll(bringWebCrypto)
beforeEach(() => {
  clearDrafts()
  localStorage.removeItem('mosaic.intents')
})

const answers = {
  withdrawSettings: () => ({ value: withdrawSettings() }),
  payoutAccounts: () => ({ value: { list: [pixAccount, bankAccount], most: 5 } }),
  withdrawStatus: () => ({ value: withdrawal() }),
  funds: () => ({ value: funds('200.00') }),
} satisfies Answers

const show = (at = '/m/withdraw') => renderScreen(<WithdrawPage />, { at, session: member })
const amountField = () => screen.findByLabelText('Amount')
const passwordField = () => screen.getByLabelText(/^Payment password/)
const submit = () => userEvent.click(screen.getByRole('button', { name: /^(Withdraw R|Continue)/ }))
const fill = async (amount: string, password = '274951') => {
  await enterText(await amountField(), amount)
  await enterText(passwordField(), password)
}

describe('the available amount', () => {
  test.each([
    [{}, /^Your whole balance can leave\.$/, null],
    [
      { dailyLeft: '120.00', withdrawable: '120.00' },
      /^Today's limit leaves R\$\s120\.00 of your balance of R\$\s300\.00/,
      null,
    ],
    [{ dailyLeft: '0.00', withdrawable: '0.00' }, /^You have reached today's limit/, null],
    [
      { turnoverLeft: '80.00', bonusTurnoverLeft: '30.00', withdrawable: '0.00' },
      /^Place R\$\s80\.00 more in valid bets, R\$\s30\.00 of it for bonuses/,
      '/m/gameCenter',
    ],
    [{ turnoverLeft: '80.00', withdrawable: '0.00' }, /^Place R\$\s80\.00 more in valid bets/, '/m/gameCenter'],
    [{ balance: '0.00', withdrawable: '0.00' }, /^There is nothing in your balance yet/, '/m/voucherCenter'],
  ])('of %j: explained in one sentence', async (quota, sentence, way) => {
    fakeGateway({ ...answers, withdrawSettings: () => ({ value: withdrawSettings(quota) }) })
    await show()
    expect(await screen.findByText(sentence)).toBeVisible()
    const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(ways).toEqual([...(way === null ? [] : [way]), '/m/withdraw/accounts', '/m/withdraw/record'])
    await waitFor(() =>
      expect(screen.queryByLabelText('Amount') === null).toBe('withdrawable' in quota && quota.withdrawable === '0.00'),
    )
  })

  test.each([
    ['NONE', 'Send documents'],
    ['PENDING', 'See where it stands'],
    ['REJECTED', 'Send again'],
  ] as const)('merchant that requires a verified identity: %s links to the documents', async (kyc, words) => {
    fakeGateway({ ...answers, withdrawSettings: () => ({ value: withdrawSettings({}, { kyc }) }) })
    await show()
    expect(await screen.findByRole('link', { name: words })).toHaveAttribute('href', '/m/kyc')
    expect(screen.queryByLabelText('Amount')).toBeNull()
  })

  it('failed call: a retry is offered', async () => {
    let online = false
    fakeGateway({
      ...answers,
      withdrawSettings: () => (online ? { value: withdrawSettings() } : 'offline'),
    })
    await show()
    const retry = await screen.findByRole('button', { name: 'Try again' })
    online = true
    await userEvent.click(retry)
    expect(await amountField()).toBeVisible()
  })

  it('merchant without withdrawal methods: no form', async () => {
    fakeGateway({ ...answers, withdrawSettings: () => ({ value: withdrawSettings({}, { methods: [] }) }) })
    await show()
    expect(await screen.findByText('No way to withdraw right now')).toBeVisible()
  })
})

test('a withdrawal on its way: the tab keeps its releases until the answer is here', async () => {
  let arrive: () => void = () => undefined
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  fakeGateway({ ...answers, withdraw: () => arrived.then(() => ({ value: withdrawal() })) })
  await show()
  await fill('100')
  expect(isUpdateHeld()).toBe(false)
  await submit()
  await waitFor(() => expect(isUpdateHeld()).toBe(true))
  arrive()
  await waitFor(() => expect(isUpdateHeld()).toBe(false))
})

describe('before the first withdrawal', () => {
  it('a member without a payment password: a link to set one', async () => {
    fakeGateway({
      ...answers,
      withdrawSettings: () => ({ value: withdrawSettings({}, { hasPaymentPassword: false }) }),
    })
    await show()
    expect(await screen.findByRole('link', { name: 'Set payment password' })).toHaveAttribute(
      'href',
      '/m/securityCenter',
    )
    expect(screen.queryByLabelText('Amount')).toBeNull()
  })

  it('a member without an account adds one, and goes on to the amount', async () => {
    let added = false
    const gateway = fakeGateway({
      ...answers,
      payoutAccounts: () => ({ value: { list: added ? [pixAccount] : [], most: 5 } }),
      addPayoutAccount: () => {
        added = true
        return { value: pixAccount }
      },
    })
    await show()
    await enterText(await screen.findByLabelText(/^PIX key/), 'ana@example.com')
    await enterText(screen.getByLabelText(/^Account holder/), 'Ana Souza')
    await enterText(passwordField(), '274951')
    await userEvent.click(screen.getByRole('button', { name: 'Add account' }))
    expect(await amountField()).toBeVisible()
    expect(gateway.calls('addPayoutAccount')[0]?.body).toEqual({
      kind: 'pix',
      account: 'ana@example.com',
      holder: 'Ana Souza',
      password: '274951',
    })
  })
})

describe('the request', () => {
  it('goes to the default account with the exact amount and a key, and its address shows the status', async () => {
    const gateway = fakeGateway({ ...answers, withdraw: () => ({ value: withdrawal() }) })
    await show()
    expect(await screen.findByRole('radio', { name: /PIX •••• 8725/ })).toBeChecked()
    await fill('100.5')
    await submit()
    expect(await screen.findByRole('heading', { name: 'We are checking your withdrawal' })).toBeVisible()
    expect(screen.getByLabelText('place')).toHaveTextContent('/m/withdraw?withdrawId=w-1')
    const [sent] = gateway.calls('withdraw')
    expect(sent?.body).toEqual({ amount: '100.50', bankCardId: 'a-1', password: '274951' })
    expect(sent?.headers['Idempotency-Key']).toMatch(/^[\da-f-]{36}$/)
    await waitFor(() => expect(gateway.calls('funds').length).toBeGreaterThan(0))
  })

  it('forgotten payment password: a link to reset it', async () => {
    fakeGateway(answers)
    await show()
    const link = await screen.findByRole('link', { name: 'Forgotten your payment password?' })
    expect(link).toHaveAttribute('href', '/m/securityCenter')
  })

  it('shows limits, fee and the paid amount for the chosen account', async () => {
    fakeGateway(answers)
    await show()
    expect(await amountField()).toHaveAccessibleDescription(/Min\. R\$\s20 · max\. R\$\s10,000 · no fee/)
    await userEvent.click(screen.getByRole('radio', { name: /Nubank/ }))
    expect(await amountField()).toHaveAccessibleDescription(/Min\. R\$\s50 · max\. R\$\s20,000 · fee R\$\s2\.00/)
    await enterText(await amountField(), '100')
    expect(screen.getByText('You receive').nextSibling).toHaveTextContent(/R\$\s98\.00/)
  })

  it('one press fills in the whole available amount', async () => {
    fakeGateway({ ...answers, withdrawSettings: () => ({ value: withdrawSettings({ withdrawable: '120.50' }) }) })
    await show()
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw all' }))
    expect(await amountField()).toHaveValue('120.50')
  })

  test.each([
    ['5', 'Enter an amount from R\\$\\s20.00 to R'],
    ['301', 'You can withdraw R'],
    ['12,5055', 'Type the amount in digits, for example 20'],
    ['', 'Type the amount in digits'],
  ])('of %j: refused without a call', async (text, message) => {
    const gateway = fakeGateway(answers)
    await show()
    if (text) await enterText(await amountField(), text)
    await enterText(await screen.findByLabelText(/^Payment password/), '274951')
    await submit()
    expect(screen.getByText(new RegExp(message))).toBeVisible()
    expect(gateway.calls('withdraw')).toHaveLength(0)
  })

  it('wrong password: marked, and the typed values stay', async () => {
    const gateway = fakeGateway({
      ...answers,
      withdraw: () => ({ errorCode: 'invalid.payment.pw', status: 422, fields: { password: 'wrong' } }),
    })
    await show()
    await userEvent.click(await screen.findByRole('radio', { name: /Nubank/ }))
    await fill('100')
    await submit()
    await waitFor(() => expect(passwordField()).toHaveAccessibleDescription('The payment password is not right.'))
    await waitFor(() => expect(passwordField()).toHaveFocus())
    expect(await amountField()).toHaveValue('100')
    expect(screen.getByRole('radio', { name: /Nubank/ })).toBeChecked()
    await waitFor(() => expect(gateway.calls('withdrawSettings')).toHaveLength(2))
  })

  it('has the same key while the answer is unknown, and a new one after it is known', async () => {
    const gateway = fakeGateway({
      ...answers,
      withdraw: (_seen, count) =>
        count === 1
          ? 'offline'
          : count === 2
            ? { errorCode: 'money.limit.reached', status: 422, fields: { amount: '100.00' } }
            : { value: withdrawal() },
    })
    await show()
    await fill('100')
    // The client repeats an unanswered call by itself.
    for (const count of [2, 3]) {
      await submit()
      await waitFor(() => expect(gateway.calls('withdraw')).toHaveLength(count))
      await waitFor(() => expect(screen.queryByRole('button', { name: /^Withdraw R/, busy: true })).toBeNull())
    }
    const [first, second, third] = gateway.calls('withdraw').map(({ headers }) => headers['Idempotency-Key'])
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })
})

describe('the status of a withdrawal', () => {
  const at = '/m/withdraw?withdrawId=w-1'

  it('polls until it is paid, refreshes the balance, then stops polling', async () => {
    jest.useFakeTimers()
    const states = ['PENDING', 'APPROVED', 'PAID'] as const
    const gateway = fakeGateway({
      ...answers,
      withdrawStatus: (_seen, count) => ({ value: withdrawal({ state: states[Math.min(count, 3) - 1] ?? 'PAID' }) }),
    })
    await show(at)
    await act(() => jest.advanceTimersByTimeAsync(100))
    expect(screen.getByRole('heading', { name: 'We are checking your withdrawal' })).toBeVisible()
    await act(() => jest.advanceTimersByTimeAsync(2100))
    expect(screen.getByRole('heading', { name: 'Your withdrawal is approved' })).toBeVisible()
    await act(() => jest.advanceTimersByTimeAsync(2500))
    expect(screen.getByRole('heading', { name: 'Withdrawal paid' })).toBeVisible()
    expect(screen.getByText('W1234567890')).toBeVisible()
    await act(() => jest.advanceTimersByTimeAsync(60_000))
    expect(gateway.calls('withdrawStatus')).toHaveLength(3)
    expect(gateway.calls('funds')).toHaveLength(3)
    jest.useRealTimers()
  })

  test.each([
    ['REJECTED', 'Withdrawal refused', /Reason: The name does not match\.$/],
    ['FAILED', 'Withdrawal not paid', /Your bank did not take the payment/],
  ] as const)('%s: shown with its reason and a link to a new one', async (state, title, text) => {
    const reason = 'The name does not match.'
    fakeGateway({ ...answers, withdrawStatus: () => ({ value: withdrawal({ state, reason }) }) })
    await show(at)
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    expect(screen.getByText(text)).toBeVisible()
    expect(screen.getByRole('link', { name: 'New withdrawal' })).toHaveAttribute('href', '/m/withdraw')
  })

  it('of another member: not found', async () => {
    fakeGateway({ ...answers, withdrawStatus: () => ({ errorCode: 'withdraw.unknown', status: 404 }) })
    await show(at)
    expect(await screen.findByText('This withdrawal is not known.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('offline: a retry is offered', async () => {
    let online = false
    fakeGateway({
      ...answers,
      withdrawStatus: () => (online ? { value: withdrawal({ state: 'PAID' }) } : 'offline'),
    })
    await show(at)
    const retry = await screen.findByRole('button', { name: 'Try again' })
    online = true
    await userEvent.click(retry)
    expect(await screen.findByRole('heading', { name: 'Withdrawal paid' })).toBeVisible()
  })
})

test('after a change that weakens payouts: the reason, until when, and no form', async () => {
  const delay = { until: Date.UTC(2026, 5, 16, 15), changes: ['paymentPassword', 'contact'] as const }
  fakeGateway({
    ...answers,
    withdrawSettings: () => ({ value: withdrawSettings({}, { delay: { ...delay, changes: [...delay.changes] } }) }),
  })
  await show()
  expect(await screen.findByText(/because this was changed: payment password, e-mail or phone\./)).toBeVisible()
  expect(screen.getByText(/You can withdraw again on .*2026/)).toBeVisible()
  expect(screen.queryByLabelText('Amount')).not.toBeInTheDocument()
})

test('a new account: it says from when it receives withdrawals', async () => {
  const usableFrom = Date.UTC(2026, 5, 16, 15)
  const list = [pixAccount, { ...bankAccount, usableFrom }]
  fakeGateway({ ...answers, payoutAccounts: () => ({ value: { list, most: 5 } }) })
  await show()
  expect(await screen.findByText(/4455 is new\. It receives withdrawals from .*2026/)).toBeVisible()
})
