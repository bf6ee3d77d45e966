import { bringWebCrypto, enterText, fakeGateway } from '@mosaic/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { registerSettings } from '../../testing/answers'
import { renderScreen } from '../../testing/render-screen'
import OpenAccountPage from './OpenAccountPage'

beforeAll(bringWebCrypto)
beforeEach(() => sessionStorage.clear())

const agent = { at: '/m/agentRegister', session: { userName: 'agent01', type: 1 } }
const rebates = [
  { gameType: 'RNG' as const, rate: 100, least: 60 },
  { gameType: 'LOTT' as const, rate: 10, least: 10 },
]
const rules = {
  registerSettings: () => ({ value: registerSettings }),
  globalRebateSettings: () => ({ value: { rebates } }),
}
const opened = { id: '1234567890', account: 'newone1', type: 1 }
const field = (label: RegExp) => screen.findByLabelText(label, { selector: 'input' })
const fill = async (username = 'newone1') => {
  await enterText(await field(/^Username/), username)
  await enterText(await field(/^Password/), 'First#2026')
  await enterText(await field(/^Confirm password/), 'First#2026')
  await userEvent.click(await field(/18 or older/))
}
const submit = async () => userEvent.click(await screen.findByRole('button', { name: 'Open account' }))

describe('OpenAccountPage', () => {
  it("agent: sends the contract's payload and shows the new name", async () => {
    const gateway = fakeGateway({ ...rules, openAccount: () => ({ value: opened }) })
    await renderScreen(<OpenAccountPage />, agent)
    await userEvent.click(await screen.findByRole('radio', { name: 'Agent' }))
    await fill()
    await submit()
    // The header above names the page; a page has one heading of the first level.
    expect(await screen.findByRole('heading', { name: 'The account is open', level: 2 })).toBeVisible()
    expect(gateway.calls('openAccount')[0]?.body).toEqual({
      username: 'newone1',
      password: 'First#2026',
      confirmPassword: 'First#2026',
      nickname: '',
      type: 1,
      ageConfirmed: true,
      rebates: [],
    })
    expect(screen.getByRole('button', { name: 'Copy the username' })).toHaveTextContent('newone1')
    await userEvent.click(screen.getByRole('button', { name: 'Open another account' }))
    expect(await field(/^Username/)).toHaveValue('')
  })

  it("agent: the share is limited to the opener's advantage, shown in the hint", async () => {
    const gateway = fakeGateway({ ...rules, openAccount: () => ({ value: opened }) })
    await renderScreen(<OpenAccountPage />, agent)
    await field(/^Username/)
    expect(screen.queryByRole('group', { name: /Your commission/ })).toBeNull()
    await userEvent.click(screen.getByRole('radio', { name: 'Agent' }))
    await userEvent.click(await screen.findByRole('radio', { name: '50%' }))
    expect(screen.getByText(/up to 0.80% .* you have up to 1.00%/)).toBeVisible()
    await fill()
    await submit()
    await screen.findByRole('heading', { name: 'The account is open', level: 2 })
    expect(gateway.calls('openAccount')[0]?.body).toMatchObject({ rebates: [{ gameType: 'RNG', rate: 80 }] })
  })

  it("agent without a rate above every player's: no share to pass on", async () => {
    const none = [{ gameType: 'RNG' as const, rate: 60, least: 60 }]
    fakeGateway({ ...rules, globalRebateSettings: () => ({ value: { rebates: none } }) })
    await renderScreen(<OpenAccountPage />, agent)
    await userEvent.click(await screen.findByRole('radio', { name: 'Agent' }))
    expect(screen.queryByRole('group', { name: /Your commission/ })).toBeNull()
  })

  it('shows every problem, focuses the first and sends nothing', async () => {
    const gateway = fakeGateway({ ...rules, openAccount: () => ({ value: opened }) })
    await renderScreen(<OpenAccountPage />, agent)
    await enterText(await field(/^Password/), 'short')
    await submit()
    await waitFor(() => expect(screen.getByLabelText(/^Username/)).toHaveFocus())
    expect(screen.getByLabelText(/^Username/)).toHaveAccessibleDescription(/Fill in this field/)
    expect(screen.getByLabelText(/^Confirm password/, { selector: 'input' })).toHaveAccessibleDescription(
      /Fill in this field/,
    )
    expect(screen.getByText('Confirm your age to go on')).toBeVisible()
    expect(gateway.calls('openAccount')).toHaveLength(0)
  })

  it.each([
    ['register.username.exists', 409, /^Username/],
    ['password.confirm.mismatch', 422, /^Confirm password/],
  ] as const)('puts %s under its field and keeps everything', async (errorCode, status, label) => {
    fakeGateway({ ...rules, openAccount: () => ({ errorCode, status }) })
    await renderScreen(<OpenAccountPage />, agent)
    await fill('player01')
    await submit()
    await waitFor(() => expect(screen.getByLabelText(label, { selector: 'input' })).toHaveFocus())
    expect(screen.getByLabelText(label, { selector: 'input' })).toBeInvalid()
    expect(await field(/^Username/)).toHaveValue('player01')
    expect(await field(/^Password/)).toHaveValue('First#2026')
  })

  it('shows other refusals above the button', async () => {
    fakeGateway({ ...rules, openAccount: () => ({ errorCode: 'agent.level.deepest', status: 422 }) })
    await renderScreen(<OpenAccountPage />, agent)
    await fill()
    await submit()
    expect(await screen.findByText(/deepest level/)).toBeVisible()
  })

  it('keeps name and kind through the end of a session, and no password', async () => {
    fakeGateway({ ...rules, openAccount: () => ({ value: opened }) })
    const first = await renderScreen(<OpenAccountPage />, agent)
    await userEvent.click(await screen.findByRole('radio', { name: 'Agent' }))
    await fill('halfway')
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('First#2026')
    const saved = sessionStorage.getItem('mosaic.drafts') ?? ''
    first.unmount()
    // State that the page left when its session ended.
    sessionStorage.setItem('mosaic.drafts', saved)
    await renderScreen(<OpenAccountPage />, agent)
    expect(await field(/^Username/)).toHaveValue('halfway')
    expect(screen.getByRole('radio', { name: 'Agent' })).toBeChecked()
    expect(await field(/^Password/)).toHaveValue('')
  })

  it('offers another try when the rules do not come', async () => {
    let down = true
    fakeGateway({
      registerSettings: () => (down ? { errorCode: 'merchant.unknown', status: 400 } : { value: registerSettings }),
    })
    await renderScreen(<OpenAccountPage />, agent)
    const again = await screen.findByRole('button', { name: /again/i })
    down = false
    await userEvent.click(again)
    expect(await field(/^Username/)).toBeVisible()
  })
})
