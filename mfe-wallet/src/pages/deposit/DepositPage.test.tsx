import { schemas } from '@mosaic/contracts'
import { bus } from '@mosaic/event-bus'
import { setLanguage } from '@mosaic/i18n'
import { sessionStore } from '@mosaic/session'
import { isUpdateHeld } from '@mosaic/ui'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { deposit, funds, member, settings } from '../../testing/answers'
import { enterText, fakeGateway } from '@mosaic/testing'
import { renderScreen } from '../../testing/render-screen'
import DepositPage from './DepositPage'
import { openPaymentPage } from './payment-page'

jest.mock('./payment-page', () => ({ openPaymentPage: jest.fn(() => true) }))
const opened = jest.mocked(openPaymentPage)

beforeEach(() => {
  opened.mockClear()
  localStorage.removeItem('mosaic.intents')
})

const at = '/m/voucherCenter'
/** All methods by redirect; the other payment methods have tests of their own below. */
const onPages = { ...settings, methods: settings.methods.map((method) => ({ ...method, kind: 'pg' as const })) }
const answers = { depositSettings: () => ({ value: onPages }) }
const amountField = () => screen.findByLabelText('Amount')

describe('the choice of a deposit', () => {
  it('says limits and fee before anything is pressed', async () => {
    fakeGateway(answers)
    await renderScreen(<DepositPage />, { at, session: member })
    expect(await amountField()).toHaveAccessibleDescription(/Min\. R\$\s10 · max\. R\$\s5,000 · no fee/)
    expect(screen.getByText(/Left for today: R\$\s1,800\.00/)).toBeVisible()
  })

  it('a used-up limit: said first with the time of its renewal, and nothing can be ordered', async () => {
    const limitRenewsAt = Date.UTC(2026, 5, 22, 3)
    fakeGateway({ depositSettings: () => ({ value: { ...onPages, remainingToday: '9.99', limitRenewsAt } }) })
    await renderScreen(<DepositPage />, { at, session: member })
    expect(await screen.findByText(/limit is used up.*from 06\/22\/2026, 00:00/)).toBeVisible()
    await enterText(await amountField(), '9')
    expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled()
    for (const quick of ['50', '100', '200']) expect(screen.getByRole('radio', { name: quick })).toBeDisabled()
  })

  it('what is left is too little for one method only: that method cannot be chosen', async () => {
    fakeGateway({ depositSettings: () => ({ value: { ...onPages, remainingToday: '60.00' } }) })
    await renderScreen(<DepositPage />, { at, session: member })
    expect(await screen.findByRole('radio', { name: 'Bank transfer' })).toBeDisabled()
    expect(screen.getByRole('radio', { name: 'PIX' })).toBeEnabled()
    expect(screen.getByRole('radio', { name: '50' })).toBeEnabled()
    expect(screen.getByRole('radio', { name: '100' })).toBeDisabled()
    expect(screen.queryByText(/limit is used up/)).toBeNull()
  })

  it('unreadable fee: no order is possible', async () => {
    jest
      .spyOn(console, 'error')
      .mockImplementationOnce(() => undefined)
      .mockImplementationOnce(() => undefined)
    const methods = settings.methods.map((method) => ({ ...method, fee: '1.005', min: '10.005' }))
    fakeGateway({ depositSettings: () => ({ value: { ...settings, methods } }) })
    await renderScreen(<DepositPage />, { at, session: member })
    await enterText(await amountField(), '100')
    expect(await amountField()).toHaveAccessibleDescription(/Min\. — · max\. R\$\s5,000 · fee —/)
    expect(screen.getAllByRole('img', { name: 'Amount could not be shown' })).toHaveLength(4)
    expect(screen.getByText('You pay').nextSibling).toHaveTextContent('—')
    expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled()
  })

  it('has the symbol on the side where the language writes it', async () => {
    fakeGateway(answers)
    await renderScreen(<DepositPage />, { at, session: member })
    const row = (await amountField()).parentElement
    expect(row).not.toHaveClass('trails')
    await act(() => setLanguage('ES'))
    expect((await screen.findByLabelText('Monto')).parentElement).toHaveClass('trails')
    await act(() => setLanguage('EN'))
  })

  it('orders with the exact amount and a key, then leaves for the provider', async () => {
    const gateway = fakeGateway({
      ...answers,
      depositGateway: () => ({ value: deposit() }),
      depositStatus: () => ({ value: deposit() }),
    })
    await renderScreen(<DepositPage />, { at, session: member })
    await enterText(await amountField(), '200.5')
    await userEvent.click(screen.getByRole('button', { name: /^Pay R\$\s200\.50$/ }))
    await waitFor(() => expect(opened).toHaveBeenCalledWith('http://provider.example/pay/1'))
    const [order] = gateway.calls('depositGateway')
    expect(order?.body).toEqual({ method: 'pix', amount: '200.50', returnPath: '/m/voucherCenter' })
    expect(schemas.depositGateway.body.safeParse(order?.body).success).toBe(true)
    expect(order?.headers['Idempotency-Key']).toMatch(/^[\da-f-]{36}$/)
    await waitFor(() => expect(screen.getByLabelText('place')).toHaveTextContent('/m/voucherCenter?depositId=d-1'))
  })

  it.each([
    [
      'a break',
      { errorCode: 'play.cool.off', fields: { until: '2026-06-20T12:00:00.000Z' } },
      /taking a break.*It ends on 06\/20\/2026, 09:00/,
    ],
    [
      'a self-exclusion for good',
      { errorCode: 'play.self.excluded', fields: { until: '' } },
      /excluded yourself.*It has no end/,
    ],
  ])('refused in %s says until when', async (_, refusal, said) => {
    fakeGateway({ ...answers, depositGateway: () => ({ ...refusal, status: 403 }) })
    await renderScreen(<DepositPage />, { at, session: member })
    await enterText(await amountField(), '200')
    await userEvent.click(screen.getByRole('button', { name: /^Pay/ }))
    expect(await screen.findByText(said)).toBeVisible()
  })

  it('holds the tab to its releases while an order is on its way', async () => {
    let arrive: () => void = () => undefined
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    fakeGateway({
      ...answers,
      depositGateway: () => arrived.then(() => ({ value: deposit() })),
      depositStatus: () => ({ value: deposit() }),
    })
    await renderScreen(<DepositPage />, { at, session: member })
    await enterText(await amountField(), '200')
    expect(isUpdateHeld()).toBe(false)
    await userEvent.click(screen.getByRole('button', { name: /^Pay/ }))
    await waitFor(() => expect(isUpdateHeld()).toBe(true))
    arrive()
    await waitFor(() => expect(opened).toHaveBeenCalled())
    await waitFor(() => expect(isUpdateHeld()).toBe(false))
  })

  it('takes a quick amount and shows the paid and the credited amount', async () => {
    fakeGateway(answers)
    await renderScreen(<DepositPage />, { at, session: member })
    await userEvent.click(await screen.findByRole('radio', { name: 'Debit card' }))
    await userEvent.click(screen.getByRole('radio', { name: '50' }))
    expect(await amountField()).toHaveValue('50')
    expect(screen.getByRole('button', { name: /^Pay R\$\s51\.50$/ })).toBeVisible()
    expect(screen.getByText('Goes to your wallet').nextSibling).toHaveTextContent(/R\$\s50\.00/)
  })

  it('sends the same key again while the answer is unknown, and another after it is known', async () => {
    const gateway = fakeGateway({
      ...answers,
      depositStatus: () => ({ value: deposit() }),
      depositGateway: (_seen, count) =>
        count === 1
          ? { errorCode: 'system.busy', status: 500 }
          : count === 2
            ? { errorCode: 'money.limit.reached', status: 422 }
            : { value: deposit() },
    })
    await renderScreen(<DepositPage />, { at, session: member })
    await enterText(await amountField(), '200')
    const pay = () => userEvent.click(screen.getByRole('button', { name: /^Pay/ }))
    for (const count of [1, 2, 3]) {
      await pay()
      await waitFor(() => expect(gateway.calls('depositGateway')).toHaveLength(count))
      await waitFor(() => expect(screen.queryByRole('button', { name: /^Pay/, busy: true })).toBeNull())
    }
    const [first, second, third] = gateway.calls('depositGateway').map((call) => call.headers['Idempotency-Key'])
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('an order by another method: the refusal of the first is gone, while it is sent and after its own', async () => {
    let refuse: () => void = () => undefined
    const waits = new Promise<void>((resolve) => {
      refuse = resolve
    })
    fakeGateway({
      depositSettings: () => ({ value: settings }),
      depositGateway: () => ({ errorCode: 'money.limit.reached', status: 422 }),
      depositQr: () => waits.then(() => ({ errorCode: 'deposit.provider.unavailable', status: 503 })),
    })
    await renderScreen(<DepositPage />, { at, session: member })
    await enterText(await amountField(), '200')
    const pay = () => userEvent.click(screen.getByRole('button', { name: /^Pay/ }))
    await userEvent.click(screen.getByRole('radio', { name: 'Debit card' }))
    await pay()
    expect(await screen.findByText(/This would pass your limit/)).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: 'PIX' }))
    await pay()
    expect(screen.queryByText(/This would pass your limit/)).toBeNull()
    refuse()
    expect(await screen.findByText(/The payment provider does not answer/)).toBeVisible()
    expect(screen.queryByText(/This would pass your limit/)).toBeNull()
  })

  test.each([
    ['5', 'Enter an amount from R\\$\\s10.00 to R\\$\\s1,800.00'],
    ['6000', 'Enter an amount from R\\$\\s10.00 to R\\$\\s1,800.00'],
    ['1900', 'is left for today'],
    ['12,5055', 'Type the amount in digits, for example 10'],
  ])('refuses %s without a call', async (text, message) => {
    const gateway = fakeGateway(answers)
    await renderScreen(<DepositPage />, { at, session: member })
    await userEvent.type(await amountField(), text)
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    expect(screen.getByText(new RegExp(message))).toBeVisible()
    const field = await amountField()
    await waitFor(() => expect(field).toHaveFocus())
    expect(gateway.calls('depositGateway')).toHaveLength(0)
  })

  it('takes an amount with the marks of the currency on a page in another language', async () => {
    fakeGateway(answers)
    await renderScreen(<DepositPage />, { at, session: member })
    await userEvent.type(await amountField(), '1.012,50')
    expect(screen.getByRole('button', { name: /^Pay R\$\s1,012\.50$/ })).toBeVisible()
  })

  it('asks which of two amounts is meant before it takes either', async () => {
    const gateway = fakeGateway(answers)
    await renderScreen(<DepositPage />, { at, session: member })
    await userEvent.type(await amountField(), '1,000')
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await amountField()).toHaveAccessibleDescription(/This can mean two amounts/)
    expect(gateway.calls('depositGateway')).toHaveLength(0)
    const readings = within(screen.getByRole('group', { name: 'Which amount do you mean?' }))
    expect(readings.getByRole('radio', { name: /^R\$\s1\.00$/ })).toBeVisible()
    await userEvent.click(readings.getByRole('radio', { name: /^R\$\s1,000\.00$/ }))
    expect(await amountField()).toHaveValue('1000')
    expect(screen.getByRole('button', { name: /^Pay R\$\s1,000\.00$/ })).toBeVisible()
    expect(screen.queryByRole('group', { name: 'Which amount do you mean?' })).toBeNull()
  })

  it('keeps the typed amount when the session expires under it', async () => {
    fakeGateway({
      ...answers,
      depositGateway: () => ({ errorCode: 'login.not.session', status: 401 }),
      refreshSession: () => ({ errorCode: 'login.not.session', status: 401 }),
    })
    const { unmount } = await renderScreen(<DepositPage />, { at, session: member })
    await userEvent.click(await screen.findByRole('radio', { name: 'Debit card' }))
    await enterText(await amountField(), '123.45')
    await userEvent.click(screen.getByRole('button', { name: /^Pay/ }))
    await waitFor(() => expect(sessionStore.getState().session).toBeNull())
    unmount()
    await renderScreen(<DepositPage />, { at, session: member })
    expect(await amountField()).toHaveValue('123.45')
    expect(screen.getByRole('radio', { name: 'Debit card' })).toBeChecked()
  })

  it('says so when there is no method', async () => {
    fakeGateway({ depositSettings: () => ({ value: { ...settings, methods: [] } }) })
    await renderScreen(<DepositPage />, { at, session: member })
    expect(await screen.findByText('No payment method right now')).toBeVisible()
  })
})

describe('the status of a deposit', () => {
  const back = { at: '/m/voucherCenter?depositId=d-1', session: member }

  it('polls until the deposit is settled, emits deposit.settled@1 once, then stops polling', async () => {
    const received: unknown[] = []
    const stop = bus.on('deposit.settled@1', (payload) => received.push(payload))
    jest.useFakeTimers()
    const gateway = fakeGateway({
      depositStatus: (_seen, count) => ({
        value: count < 3 ? deposit() : deposit({ state: 'SETTLED', settledAt: 1_770_000_100_000 }),
      }),
    })
    await renderScreen(<DepositPage />, back)
    await act(() => jest.advanceTimersByTimeAsync(100))
    expect(screen.getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible()
    await act(() => jest.advanceTimersByTimeAsync(4500))
    expect(screen.getByRole('heading', { name: 'Deposit received' })).toBeVisible()
    expect(screen.getByText('D1234567890')).toBeVisible()
    await act(() => jest.advanceTimersByTimeAsync(60_000))
    expect(gateway.calls('depositStatus')).toHaveLength(3)
    expect(received).toEqual([{ depositId: 'd-1', amount: '200.00', currency: 'BRL' }])
    jest.useRealTimers()
    stop()
  })

  it('received money: the receipt has the new balance, asked for anew', async () => {
    const gateway = fakeGateway({
      depositStatus: () => ({ value: deposit({ state: 'SETTLED', settledAt: 1_770_000_100_000 }) }),
      funds: () => ({ value: funds('250.00', 9) }),
    })
    await renderScreen(<DepositPage />, back)
    const row = (await screen.findByText('New balance')).parentElement
    await waitFor(() => expect(row).toHaveTextContent(/R\$\s250\.00/))
    expect(gateway.calls('funds').length).toBeGreaterThan(0)
  })

  test.each([
    ['FAILED', 'Payment not completed'],
    ['EXPIRED', 'The time to pay is over'],
    ['CANCELLED', 'Deposit cancelled'],
  ] as const)('%s: shown, with a link to the same order again', async (state, title) => {
    fakeGateway({ depositStatus: () => ({ value: deposit({ state }) }) })
    await renderScreen(<DepositPage />, back)
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute(
      'href',
      '/m/voucherCenter?method=pix&amount=200.00',
    )
    expect(screen.queryByRole('button', { name: 'Go to the payment page' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Cancel deposit' })).toBeNull()
  })

  it('leads back to the payment while it is open', async () => {
    fakeGateway({ depositStatus: () => ({ value: deposit() }) })
    await renderScreen(<DepositPage />, back)
    await userEvent.click(await screen.findByRole('button', { name: 'Go to the payment page' }))
    expect(opened).toHaveBeenCalledWith('http://provider.example/pay/1')
  })

  it('deposit of another member: not found', async () => {
    fakeGateway({ depositStatus: () => ({ errorCode: 'deposit.unknown', status: 404 }) })
    await renderScreen(<DepositPage />, back)
    expect(await screen.findByText('We do not know this deposit.')).toBeVisible()
  })
})

describe('payment methods', () => {
  const soon = () => Date.now() + 600_000
  const ordered = { at: '/m/voucherCenter', session: member }
  const shown = { at: '/m/voucherCenter?depositId=d-1', session: member }
  const code = '00020126-br-code'
  const byCode = () => deposit({ kind: 'qr', code, expiresAt: soon() })
  const payee = { bank: 'Banco Demo', holder: 'Aurora Demo', account: '0001 / 12345-6' }
  const transfer = (parts: Partial<ReturnType<typeof deposit>> = {}) =>
    deposit({ kind: 'mt', method: 'bank', payUrl: '', payee, expiresAt: soon(), ...parts })
  const picture = (name: string, size = 10, type = 'image/png') => new File([new Uint8Array(size)], name, { type })

  it('a code is shown, counts down and can be copied, without leaving the site', async () => {
    const gateway = fakeGateway({
      depositSettings: () => ({ value: settings }),
      depositQr: () => ({ value: byCode() }),
      depositStatus: () => ({ value: byCode() }),
    })
    await renderScreen(<DepositPage />, ordered)
    await enterText(await amountField(), '200')
    await userEvent.click(screen.getByRole('button', { name: /^Pay/ }))
    expect(await screen.findByRole('img', { name: 'QR code for PIX' })).toBeVisible()
    expect(screen.getByRole('timer', { name: 'Time left' })).toHaveTextContent(/^00:(10:00|09:5\d)$/)
    expect(screen.getByLabelText('Payment code')).toHaveValue(code)
    expect(gateway.calls('depositQr')[0]?.body).toMatchObject({ method: 'pix', amount: '200.00' })
    expect(opened).not.toHaveBeenCalled()
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Copy code' }))
    expect(await navigator.clipboard.readText()).toBe(code)
  })

  it('on a phone the code to copy is first, and its picture is folded', async () => {
    const before = window.matchMedia
    window.matchMedia = jest.fn().mockImplementation((query: string) => ({ matches: query === '(pointer: coarse)' }))
    fakeGateway({ depositStatus: () => ({ value: byCode() }) })
    await renderScreen(<DepositPage />, shown)
    expect(await screen.findByLabelText('Payment code')).toHaveValue(code)
    expect(screen.queryByRole('img', { name: 'QR code for PIX' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Show QR code' }))
    expect(await screen.findByRole('img', { name: 'QR code for PIX' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Show QR code' })).toHaveFocus()
    window.matchMedia = before
  })

  it('a transfer shows the operator’s bank account and accepts pictures of the receipt', async () => {
    let sent = 0
    const gateway = fakeGateway({
      depositStatus: () => ({ value: transfer(sent === 0 ? {} : { state: 'REVIEW', proofs: sent }) }),
      depositProof: () => ({ value: transfer({ state: 'REVIEW', proofs: ++sent }) }),
    })
    await renderScreen(<DepositPage />, shown)
    expect(await screen.findByText('0001 / 12345-6')).toBeVisible()
    const chooser = screen.getByLabelText('Send picture of the receipt')
    await userEvent.upload(chooser, [picture('a.png'), picture('b.png', 20)])
    expect(await screen.findByRole('heading', { name: 'We are checking your payment' })).toBeVisible()
    expect(await screen.findByText('2 of 3 pictures sent')).toBeVisible()
    expect(gateway.calls('depositProof')[0]?.body).toEqual({
      depositId: 'd-1',
      image: 'data:image/png;base64,AAAAAAAAAAAAAA==',
    })
    await userEvent.upload(screen.getByLabelText('Send another picture'), [picture('c.png'), picture('d.png')])
    expect(await screen.findByText('At most 3 pictures for a deposit.')).toBeVisible()
    expect(gateway.calls('depositProof')).toHaveLength(2)
  })

  it('a picture that is too large is refused without a call', async () => {
    const gateway = fakeGateway({ depositStatus: () => ({ value: transfer() }) })
    await renderScreen(<DepositPage />, shown)
    await userEvent.upload(
      await screen.findByLabelText('Send picture of the receipt'),
      picture('big.png', 5 * 1024 * 1024 + 1),
    )
    expect(await screen.findByText('Choose pictures of at most 5 MB.')).toBeVisible()
    expect(gateway.calls('depositProof')).toHaveLength(0)
  })

  it('refused by an operator: shows the reason', async () => {
    fakeGateway({ depositStatus: () => ({ value: transfer({ state: 'FAILED', reason: 'Not on our account' }) }) })
    await renderScreen(<DepositPage />, shown)
    expect(await screen.findByText(/Reason: Not on our account/)).toBeVisible()
  })

  it('is cancelled after a confirmation; if it was paid meanwhile, the new state is loaded and shown', async () => {
    let paid = false
    const gateway = fakeGateway({
      depositStatus: () => ({ value: paid ? deposit({ state: 'SETTLED', settledAt: 1 }) : byCode() }),
      cancelDeposit: () => {
        paid = true
        return { errorCode: 'deposit.closed', status: 409 }
      },
    })
    await renderScreen(<DepositPage />, shown)
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel deposit' }))
    expect(gateway.calls('cancelDeposit')).toHaveLength(0)
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Cancel deposit' }))
    expect(await screen.findByRole('heading', { name: 'Deposit received' })).toBeVisible()
  })

  it('open deposits are above the form, also after the tab was closed', async () => {
    fakeGateway({ depositSettings: () => ({ value: { ...settings, open: [byCode()] } }) })
    await renderScreen(<DepositPage />, ordered)
    const waiting = within(await screen.findByRole('list', { name: 'Waiting for you' }))
    expect(waiting.getByRole('link')).toHaveAttribute('href', '/m/voucherCenter?depositId=d-1')
  })

  it('a retry begins with the same method and amount', async () => {
    fakeGateway({ depositSettings: () => ({ value: settings }) })
    await renderScreen(<DepositPage />, { ...ordered, at: '/m/voucherCenter?method=card&amount=150.00' })
    expect(await amountField()).toHaveValue('150')
    expect(screen.getByRole('radio', { name: 'Debit card' })).toBeChecked()
  })
})
