import type { ValueOf } from '@mosaic/contracts'
import { sessionStore } from '@mosaic/session'
import { enterText, fakeGateway } from '@mosaic/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { deposit, member, settings } from '../../../testing/answers'
import { renderScreen } from '../../../testing/render-screen'
import DepositPage from '../DepositPage'

jest.mock('../payment-page', () => ({ openPaymentPage: jest.fn(() => true) }))
beforeEach(() => localStorage.removeItem('mosaic.intents'))

type WireBonus = ValueOf<'depositSettings'>['bonuses'][number]

const welcome: WireBonus = {
  promotionId: 'welcome',
  names: { EN: 'Welcome bonus 100%', PT: 'Bônus de boas-vindas' },
  percent: 100,
  cap: '2000.00',
  least: '300.00',
  turnover: 10,
  methods: null,
  every: 'first',
  until: null,
  taken: 'free',
}
const daily: WireBonus = {
  ...welcome,
  ...{ promotionId: 'daily', names: { EN: 'Daily bonus 10%' }, percent: 10, cap: null, least: '50.00', turnover: 0 },
  ...{ methods: ['pix'], every: 'day' },
}
const offering = (...bonuses: WireBonus[]) => ({ depositSettings: () => ({ value: { ...settings, bonuses } }) })
const at = '/m/voucherCenter'
const show = async (amount: string) => {
  await renderScreen(<DepositPage />, { at, session: member })
  await enterText(await screen.findByLabelText('Amount'), amount)
}
const choice = () => within(screen.getByRole('group', { name: 'Bonus' }))
const option = (name: RegExp) => choice().getByRole('radio', { name })

describe('the choice of a bonus', () => {
  it('is hidden where the merchant offers none', async () => {
    fakeGateway(offering())
    await show('400')
    expect(screen.getByRole('button', { name: /^Pay/ })).toBeVisible()
    expect(screen.queryByText('Bonus')).toBeNull()
  })

  it('begins with none, before the button, and shows amount and turnover of each', async () => {
    fakeGateway(offering(welcome, daily))
    await show('400')
    expect(option(/^No bonus/)).toBeChecked()
    expect(
      option(
        /^Welcome bonus 100% Bet R\$\s4,000\.00 more before you can withdraw At most R\$\s2,000\.00 \+R\$\s400\.00$/,
      ),
    ).not.toBeChecked()
    expect(option(/^Daily bonus 10% No bets are asked for it \+R\$\s40\.00$/)).toBeEnabled()
    const pay = screen.getByRole('button', { name: /^Pay R\$\s400\.00$/ })
    expect(option(/^Daily/).compareDocumentPosition(pay)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.getByText('Goes to your wallet').nextSibling).toHaveTextContent(/R\$\s400\.00/)
  })

  it('orders with the chosen one, and shows the credited amount with it', async () => {
    const gateway = fakeGateway({
      ...offering(welcome),
      depositQr: () => ({ value: deposit() }),
      depositStatus: () => ({ value: deposit() }),
    })
    await show('400')
    await userEvent.click(option(/^Welcome/))
    expect(screen.getByText('Goes to your wallet').nextSibling).toHaveTextContent(/R\$\s800\.00/)
    await userEvent.click(screen.getByRole('button', { name: /^Pay R\$\s400\.00$/ }))
    await waitFor(() => expect(gateway.calls('depositQr')).toHaveLength(1))
    expect(gateway.calls('depositQr')[0]?.body).toMatchObject({ amount: '400.00', promotionId: 'welcome' })
  })

  it('orders without a bonus by default', async () => {
    const gateway = fakeGateway({
      ...offering(welcome),
      depositQr: () => ({ value: deposit() }),
      depositStatus: () => ({ value: deposit() }),
    })
    await show('400')
    await userEvent.click(screen.getByRole('button', { name: /^Pay/ }))
    await waitFor(() => expect(gateway.calls('depositQr')).toHaveLength(1))
    expect(gateway.calls('depositQr')[0]?.body).not.toHaveProperty('promotionId')
  })

  test.each([
    ['too little', {}, '299', /From a deposit of R\$\s300\.00/],
    ['a second deposit', { taken: 'used' }, '400', /For your first deposit only/],
    ['today’s was had', { taken: 'used', every: 'day' }, '400', /Used today already/],
    ['another deposit has it', { taken: 'held' }, '400', /Comes with another deposit that is still open/],
    ['another way to pay', { methods: ['card'] }, '400', /Not with this payment method/],
  ] as const)('says why one cannot be had: %s', async (_, parts, amount, why) => {
    fakeGateway(offering({ ...welcome, ...parts } as WireBonus))
    await show(amount)
    expect(option(/^Welcome/)).toBeDisabled()
    expect(option(/^Welcome/)).toHaveAccessibleName(why)
  })

  it('a chosen one that the amount no longer allows is not ordered', async () => {
    fakeGateway(offering(welcome))
    await show('400')
    await userEvent.click(option(/^Welcome/))
    await userEvent.clear(screen.getByLabelText('Amount'))
    await enterText(screen.getByLabelText('Amount'), '200')
    expect(option(/^No bonus/)).toBeChecked()
    expect(screen.getByText('Goes to your wallet').nextSibling).toHaveTextContent(/R\$\s200\.00/)
  })

  it('refused by the gateway: marked at the choice, and the offers are refetched', async () => {
    let had = false
    const gateway = fakeGateway({
      depositSettings: () => ({
        value: { ...settings, bonuses: [had ? { ...welcome, taken: 'used' as const } : welcome] },
      }),
      depositQr: () => {
        had = true
        return { errorCode: 'deposit.bonus.unavailable', status: 422, fields: { promotionId: 'used' } }
      },
    })
    await show('400')
    await userEvent.click(option(/^Welcome/))
    await userEvent.click(screen.getByRole('button', { name: /^Pay/ }))
    expect(await screen.findByText('This bonus cannot be had with this deposit. Choose again.')).toBeVisible()
    await waitFor(() => expect(option(/^No bonus/)).toHaveFocus())
    await waitFor(() => expect(option(/^Welcome/)).toBeDisabled())
    expect(option(/^No bonus/)).toBeChecked()
    expect(gateway.calls('depositSettings').length).toBeGreaterThan(1)
  })

  it('is made again after an expired session, as no bonus is preselected', async () => {
    fakeGateway({
      ...offering(welcome),
      depositQr: () => ({ errorCode: 'login.not.session', status: 401 }),
      refreshSession: () => ({ errorCode: 'login.not.session', status: 401 }),
    })
    const { unmount } = await renderScreen(<DepositPage />, { at, session: member })
    await enterText(await screen.findByLabelText('Amount'), '400')
    await userEvent.click(option(/^Welcome/))
    await userEvent.click(screen.getByRole('button', { name: /^Pay/ }))
    await waitFor(() => expect(sessionStore.getState().session).toBeNull())
    unmount()
    await renderScreen(<DepositPage />, { at, session: member })
    expect(await screen.findByLabelText('Amount')).toHaveValue('400')
    expect(option(/^No bonus/)).toBeChecked()
  })
})

describe('the receipt of a deposit', () => {
  const bonus = { promotionId: 'welcome', names: welcome.names, amount: '200.00', toWager: '2000.00' }
  const shown = { at: `${at}?depositId=d-1`, session: member }
  const valueOf = (label: string) => screen.getByText(label).nextSibling

  it('shows the bonus and its turnover', async () => {
    const settled = deposit({ state: 'SETTLED', settledAt: 1, bonus: { ...bonus, state: 'CREDITED' } })
    fakeGateway({ depositStatus: () => ({ value: settled }) })
    await renderScreen(<DepositPage />, shown)
    expect(await screen.findByText('Welcome bonus 100%')).toBeVisible()
    expect(valueOf('Bonus received')).toHaveTextContent(/\+R\$\s200\.00/)
    expect(valueOf('Bets asked for the bonus')).toHaveTextContent(/R\$\s2,000\.00/)
  })

  it('says where a bonus is that cannot start yet', async () => {
    const waiting = { ...bonus, state: 'CREDITED', waits: true } as const
    fakeGateway({ depositStatus: () => ({ value: deposit({ state: 'SETTLED', settledAt: 1, bonus: waiting }) }) })
    await renderScreen(<DepositPage />, shown)
    await screen.findByText('Welcome bonus 100%')
    expect(valueOf('Bonus that waits in the reward centre')).toHaveTextContent(/\+R\$\s200\.00/)
    expect(screen.queryByText('Bonus received')).toBeNull()
  })

  test.each([
    ['PENDING', 'PROMISED', 'Bonus when it arrives', /R\$\s200\.00/],
    ['SETTLED', 'LOST', 'Bonus received', /None/],
  ] as const)('of one that is %s: %s', async (state, became, label, text) => {
    fakeGateway({ depositStatus: () => ({ value: deposit({ state, bonus: { ...bonus, state: became } }) }) })
    await renderScreen(<DepositPage />, shown)
    expect(await screen.findByText('Welcome bonus 100%')).toBeVisible()
    expect(valueOf(label)).toHaveTextContent(text)
  })

  it('of an expired deposit: no bonus', async () => {
    fakeGateway({ depositStatus: () => ({ value: deposit({ state: 'EXPIRED', bonus: { ...bonus, state: 'LOST' } }) }) })
    await renderScreen(<DepositPage />, shown)
    expect(await screen.findByRole('heading', { name: 'The time to pay is over' })).toBeVisible()
    expect(screen.queryByText('Welcome bonus 100%')).toBeNull()
  })
})
