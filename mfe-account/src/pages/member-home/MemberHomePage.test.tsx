import { merchant, refreshWallet, setMerchant } from '@mosaic/session'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { funds, member, vipProgress } from '../../testing/answers'
import { fakeGateway } from '@mosaic/testing'
import { renderScreen } from '../../testing/render-screen'
import MemberHomePage from './MemberHomePage'

const at = '/m/member/home'
const asMember = { at, session: { userName: 'player01', type: 0 } }
const asTrial = { at, session: { userName: 'trial77', type: 4 } }
const answers = {
  memberInfo: () => ({ value: member }),
  vipProgress: () => ({ value: vipProgress }),
  funds: () => ({ value: funds }),
}

const row = (to: string, label: string) => ({ key: `squad:${label}`, label, icon: 'receipt', to, order: 10 })
const menu = (place: string) =>
  ({
    'side.top': [row('/m/voucherCenter', 'Deposit')],
    'side.member': [row('/m/gameRecord', 'Bet record'), row(at, 'Member centre')],
    settings: [row('/m/changePsw', 'Change password')],
    'side.account': [row('/m/changePsw', 'Change password'), row('/m/set', 'Settings')],
  })[place] ?? []

describe('MemberHomePage', () => {
  it('shows who is here, the balance in full, and how far the next level is', async () => {
    fakeGateway(answers)
    await renderScreen(<MemberHomePage />, asMember)
    expect(await screen.findByText('Marina')).toBeVisible()
    expect(await screen.findByText(/1,284\.50/)).toBeVisible()
    const progress = await screen.findByRole('progressbar', { name: 'VIP level' })
    expect(progress).toHaveAttribute('aria-valuenow', '50')
    expect(progress).toHaveAttribute('aria-valuetext', expect.stringMatching(/R\$\s20,000\.00 more .*VIP 4/))
  })

  it('shows the entries alone where the merchant stays with the earlier member centre', async () => {
    fakeGateway(answers)
    await renderScreen(<MemberHomePage />, { ...asMember, menu })
    act(() => setMerchant({ ...merchant(), mobileTemplate: { mem_cen: '0', dep_func: '1' } }))
    expect(screen.queryByRole('region', { name: 'Balance' })).toBeNull()
    expect(screen.queryByRole('region', { name: 'VIP level' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Deposit' })).toBeVisible()
  })

  it("the balance's retry button stays during an automatic retry", async () => {
    fakeGateway({
      ...answers,
      funds: (_seen, count) => (count === 1 ? { errorCode: 'system.error' } : new Promise(() => undefined)),
    })
    await renderScreen(<MemberHomePage />, asMember)
    const card = within(screen.getByRole('region', { name: 'Balance' }))
    expect(await card.findByRole('button', { name: 'Try again' })).toBeVisible()
    act(() => void refreshWallet())
    await waitFor(() => expect(card.getByRole('button', { name: 'Refresh the balance' })).toBeDisabled())
    expect(card.getByRole('button', { name: 'Try again' })).toBeVisible()
  })

  it('shows the badge of the level, and a crown where there is none', async () => {
    const badge = () => screen.getByRole('region', { name: 'VIP level' }).querySelector('img')
    fakeGateway(answers)
    const shown = await renderScreen(<MemberHomePage />, asMember)
    await screen.findByRole('progressbar')
    expect(badge()).toHaveAttribute('src', '/art/vip-3.webp')
    shown?.unmount()
    fakeGateway({ ...answers, vipProgress: () => ({ value: { ...vipProgress, badge: '' } }) })
    await renderScreen(<MemberHomePage />, asMember)
    await screen.findByRole('progressbar')
    expect(badge()).toBeNull()
  })

  it('shows a dash and no bar where an amount of the way cannot be read', async () => {
    jest.spyOn(console, 'error').mockImplementationOnce(() => undefined)
    fakeGateway({ ...answers, vipProgress: () => ({ value: { ...vipProgress, validBet: '30000.005' } }) })
    await renderScreen(<MemberHomePage />, asMember)
    const card = within(screen.getByRole('region', { name: 'VIP level' }))
    // The remainder is computed from it, so it cannot be shown either.
    expect(await card.findAllByRole('img', { name: 'Amount could not be shown' })).toHaveLength(2)
    expect(card.queryByRole('progressbar')).toBeNull()
  })

  it('highest level: no next level', async () => {
    fakeGateway({ ...answers, vipProgress: () => ({ value: { ...vipProgress, next: null } }) })
    await renderScreen(<MemberHomePage />, asMember)
    expect(await screen.findByText('You are at the top level.')).toBeVisible()
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
  })

  it('shows every level with what it brings, and marks the own one', async () => {
    fakeGateway(answers)
    await renderScreen(<MemberHomePage />, asMember)
    await userEvent.click(await screen.findByRole('button', { name: 'All levels' }))
    const levels = within(await screen.findByRole('list', { name: 'All levels' }))
    const rows = levels.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
    expect(rows[0]).toMatch(/^VIP 3From R\$ 10,000\.00 in betsYour level/)
    expect(rows[1]).toMatch(/^VIP 4From R\$ 50,000\.00 in betsR\$ 100\.00 for reaching it2 promotions of its own/)
  })

  it('lists every entry of the menus once and not itself', async () => {
    fakeGateway(answers)
    await renderScreen(<MemberHomePage />, { ...asMember, menu })
    expect(screen.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/m/voucherCenter')
    expect(within(screen.getByRole('list', { name: 'Records' })).getAllByRole('link')).toHaveLength(1)
    expect(screen.getAllByRole('link', { name: 'Change password' })).toHaveLength(1)
    expect(screen.queryByRole('link', { name: 'Member centre' })).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Service' })).toBeNull()
  })

  it('trial account: the dialog asks for a real account; cancel stays, register leads to registration', async () => {
    fakeGateway(answers)
    await renderScreen(<MemberHomePage />, asTrial)
    const prompt = () => within(screen.getByRole('alertdialog'))
    expect(prompt().getByText('Trial accounts cannot do this. Register to go on.')).toBeVisible()
    await userEvent.click(prompt().getByRole('button', { name: 'Register now' }))
    expect(screen.getByLabelText('place')).toHaveTextContent('/m/register')
  })

  it('trial account: cancel closes the dialog', async () => {
    fakeGateway(answers)
    await renderScreen(<MemberHomePage />, asTrial)
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(screen.getByLabelText('place')).toHaveTextContent(at)
  })

  it('level not loaded: retry, with a trace id where support is needed', async () => {
    fakeGateway({
      ...answers,
      vipProgress: (_seen, count) => (count === 1 ? { errorCode: 'brand.new.code' } : { value: vipProgress }),
    })
    await renderScreen(<MemberHomePage />, asMember)
    expect(await screen.findByText(/trace-1/)).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('progressbar')).toBeVisible()
  })

  it('balance not loaded: a message and a retry', async () => {
    fakeGateway({
      ...answers,
      funds: (_seen, count) => (count === 1 ? { errorCode: 'request_param_err' } : { value: funds }),
    })
    await renderScreen(<MemberHomePage />, asMember)
    await userEvent.click(
      within(await screen.findByRole('region', { name: 'Balance' })).getByRole('button', { name: 'Try again' }),
    )
    expect(await screen.findByText(/1,284\.50/)).toBeVisible()
  })
})
