import { clearDrafts, sessionStore } from '@mosaic/session'
import { enterText, fakeGateway } from '@mosaic/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { protection } from '../../testing/answers'
import { renderScreen } from '../../testing/render-screen'
import LimitsPage from './LimitsPage'

const at = '/m/limits'
const member = { at, session: { userName: 'player01', type: 0 } }
const answers = { limits: () => ({ value: protection }) }
const list = async (name: string) => within(await screen.findByRole('list', { name }))
const open = async (group: string, period: RegExp) =>
  userEvent.click((await list(group)).getByRole('button', { name: period }))

beforeEach(clearDrafts)

describe('LimitsPage', () => {
  it('shows limit, use and pending change', async () => {
    fakeGateway(answers)
    await renderScreen(<LimitsPage />, member)
    expect((await list('Deposits')).getByRole('button', { name: /^Per day/ })).toHaveTextContent(
      /R\$\s50\.00 used · starts again 06\/16\/2026, 00:00.*R\$\s200\.00/,
    )
    expect((await list('Deposits')).getByRole('button', { name: /^Per week/ })).toHaveTextContent('Not set')
    expect((await list('Playing time')).getByRole('button', { name: /^Per day/ })).toHaveTextContent(
      /12 min used.*No limit from 06\/16\/2026, 12:00.*90 min/,
    )
  })

  it('shows a dash for a limit that cannot be read, and leaves its field empty', async () => {
    jest.spyOn(console, 'error').mockImplementationOnce(() => undefined)
    const limits = protection.limits.map((limit) =>
      limit.kind === 'deposit' ? { ...limit, amount: '200.005' } : limit,
    )
    fakeGateway({ limits: () => ({ value: { ...protection, limits } }) })
    await renderScreen(<LimitsPage />, member)
    await open('Deposits', /^Per day.*Amount could not be shown$/)
    expect(screen.getByRole('textbox')).toHaveValue('')
  })

  it('sends exact money, and shows that a stricter limit applies immediately', async () => {
    const gateway = fakeGateway({ ...answers, setLimit: () => ({ value: { ...protection, limits: [] } }) })
    await renderScreen(<LimitsPage />, member)
    await open('Deposits', /^Per day/)
    const field = screen.getByLabelText(/^Amount/)
    expect(field).toHaveValue('200')
    await userEvent.clear(field)
    await enterText(field, '99.5')
    expect(screen.getByText('Holds at once.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Save limit' }))
    await waitFor(() =>
      expect(gateway.calls('setLimit')[0]?.body).toEqual({ kind: 'deposit', period: 'day', amount: '99.50' }),
    )
    expect(await screen.findByText('The limit holds now.')).toBeVisible()
    await waitFor(() => expect(screen.queryByLabelText(/^Amount/)).toBeNull())
    expect((await list('Deposits')).getByRole('button', { name: /^Per day/ })).toHaveTextContent('Not set')
  })

  it('warns that a looser limit and a removal wait a day', async () => {
    const gateway = fakeGateway({ ...answers, setLimit: () => ({ value: protection }) })
    await renderScreen(<LimitsPage />, member)
    await open('Deposits', /^Per day/)
    await userEvent.type(screen.getByLabelText(/^Amount/), '0')
    expect(screen.getByText(/Holds after 24 hours/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: /Remove limit/ }))
    await waitFor(() =>
      expect(gateway.calls('setLimit')[0]?.body).toEqual({ kind: 'deposit', period: 'day', amount: null }),
    )
    expect(await screen.findByText('Noted. It will hold in 24 hours.')).toBeVisible()
  })

  it.each([
    ['Losses', '1,5555', 'Type an amount, for example 200.5'],
    ['Playing time', '1441', 'Type minutes from 1 to 1440, for example 90'],
  ])('%s: "%s" stays in the field with a message, nothing is sent', async (group, text, message) => {
    const gateway = fakeGateway({ limits: () => ({ value: { ...protection, limits: [] } }) })
    await renderScreen(<LimitsPage />, member)
    await open(group, /^Per day/)
    const field = screen.getByRole('textbox')
    await userEvent.type(field, text)
    await userEvent.click(screen.getByRole('button', { name: 'Save limit' }))
    expect(screen.getByText(new RegExp(message))).toBeVisible()
    expect(field).toHaveValue(text)
    expect(gateway.calls('setLimit')).toHaveLength(0)
  })

  it('ambiguous amount: a choice of both readings before saving', async () => {
    const gateway = fakeGateway({ ...answers, setLimit: () => ({ value: protection }) })
    await renderScreen(<LimitsPage />, member)
    await open('Stakes', /^Per month/)
    await enterText(screen.getByLabelText(/^Amount/), '1.000')
    await userEvent.click(screen.getByRole('button', { name: 'Save limit' }))
    expect(screen.getByLabelText(/^Amount/)).toHaveAccessibleDescription(/This can mean two amounts/)
    expect(gateway.calls('setLimit')).toHaveLength(0)
    await userEvent.click(screen.getByRole('radio', { name: /^R\$\s1,000\.00$/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Save limit' }))
    await waitFor(() => expect(gateway.calls('setLimit')[0]?.body).toMatchObject({ amount: '1000.00' }))
  })

  it('keeps what was typed when the gateway refuses', async () => {
    fakeGateway({ ...answers, setLimit: () => ({ errorCode: 'rate.limited', status: 429 }) })
    await renderScreen(<LimitsPage />, member)
    await open('Stakes', /^Per month/)
    await enterText(screen.getByLabelText(/^Amount/), '500')
    await userEvent.click(screen.getByRole('button', { name: 'Save limit' }))
    expect(await screen.findByText('Too many attempts. Wait a moment and try again.')).toBeVisible()
    expect(screen.getByLabelText(/^Amount/)).toHaveValue('500')
  })

  it('session expired under the sheet: after login the sheet is open again with the typed amount', async () => {
    fakeGateway(answers)
    const shown = await renderScreen(<LimitsPage />, member)
    await open('Stakes', /^Per month/)
    await enterText(screen.getByLabelText(/^Amount/), '512')
    act(() => sessionStore.setState({ session: null, role: 'guest' }))
    shown.unmount()
    await renderScreen(<LimitsPage />, member)
    expect(await screen.findByRole('dialog', { name: 'Stakes · Per month' })).toBeVisible()
    expect(screen.getByLabelText(/^Amount/)).toHaveValue('512')
  })

  it('shows a break that was begun in another tab when this one comes to the front', async () => {
    fakeGateway({
      limits: (_seen, count) => ({
        value:
          count === 1
            ? protection
            : { ...protection, exclusion: { kind: 'cool-off', until: Date.UTC(2026, 5, 22, 15) } as const },
      }),
    })
    await renderScreen(<LimitsPage />, member)
    expect(await screen.findByRole('list', { name: 'Deposits' })).toBeVisible()
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    expect(await screen.findByText(/You are taking a break until 06\/22\/2026/)).toBeVisible()
  })

  it('changes how often play is interrupted', async () => {
    const gateway = fakeGateway({
      ...answers,
      setRealityCheck: () => ({ value: { ...protection, realityMinutes: 15 } }),
    })
    await renderScreen(<LimitsPage />, member)
    await userEvent.click(await screen.findByRole('radio', { name: '15 min' }))
    await waitFor(() => expect(screen.getByRole('radio', { name: '15 min' })).toBeChecked())
    expect(gateway.calls('setRealityCheck')[0]?.body).toEqual({ intervalMinutes: 15 })
  })

  it("a break starts only with the member's consent", async () => {
    const until = Date.UTC(2026, 5, 22, 15)
    const exclusion = { kind: 'cool-off', until } as const
    const gateway = fakeGateway({
      limits: (_seen, count) => ({ value: count === 1 ? protection : { ...protection, exclusion } }),
      exclude: () => ({ value: exclusion }),
    })
    await renderScreen(<LimitsPage />, member)
    await userEvent.click(await screen.findByRole('radio', { name: '7 days' }))
    await userEvent.click(screen.getByRole('button', { name: 'Start the break' }))
    const dialog = within(screen.getByRole('alertdialog', { name: 'Break for 7 days?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Start' }))
    expect(gateway.calls('exclude')).toHaveLength(0)
    expect(dialog.getByRole('checkbox')).toHaveAccessibleDescription('Confirm this to go on.')
    await userEvent.click(dialog.getByRole('checkbox'))
    expect(dialog.getByRole('checkbox')).toBeValid()
    await userEvent.click(dialog.getByRole('button', { name: 'Start' }))
    await waitFor(() => expect(gateway.calls('exclude')[0]?.body).toEqual({ span: '7d', confirmed: true }))
    expect(await screen.findByText(/You are taking a break until 06\/22\/2026/)).toBeVisible()
    expect(sessionStore.getState().role).toBe('member')
  })

  it('self-exclusion ends the session here too and goes home', async () => {
    fakeGateway({
      ...answers,
      exclude: () => ({ value: { kind: 'self-exclusion', until: null } }),
      logout: () => ({ errorCode: 'login.not.session', status: 401 }),
    })
    await renderScreen(<LimitsPage />, member)
    await userEvent.click(await screen.findByRole('radio', { name: 'For good' }))
    await userEvent.click(screen.getByRole('button', { name: 'Exclude myself' }))
    const dialog = within(screen.getByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('checkbox'))
    await userEvent.click(dialog.getByRole('button', { name: 'Exclude me' }))
    await waitFor(() => expect(sessionStore.getState().role).toBe('guest'))
    expect(localStorage.getItem('MC_SESSION_INFO')).toBeNull()
    await waitFor(() => expect(screen.getByLabelText('place')).toHaveTextContent('/m/home'))
    expect(await screen.findByText(/You are self-excluded/)).toBeVisible()
  })

  it('is the last step of a registration with a way on, and without breaks', async () => {
    fakeGateway({ limits: () => ({ value: { ...protection, limits: [] } }) })
    await renderScreen(<LimitsPage />, { ...member, at: '/m/limits?step=register&next=%2Fm%2FvoucherCenter' })
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/m/voucherCenter')
    expect(await screen.findByRole('list', { name: 'Deposits' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Exclude myself' })).toBeNull()
  })

  it('offers a retry when the limits did not come', async () => {
    fakeGateway({
      limits: (_seen, count) => (count === 1 ? { errorCode: 'request_param_err' } : { value: protection }),
    })
    await renderScreen(<LimitsPage />, member)
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('list', { name: 'Deposits' })).toBeVisible()
  })
})
