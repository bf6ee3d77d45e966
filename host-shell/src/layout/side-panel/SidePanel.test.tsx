import { i18nInstance } from '@mosaic/i18n'
import { bus } from '@mosaic/event-bus'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sessionStore } from '@mosaic/session'
import { followTheme } from '../../theme/theme'
import { entry, route, sampleComposition } from '../../testing/sample-composition'
import { showShell, speakEnglish, visitAs } from '../../testing/show-shell'

beforeAll(async () => {
  await speakEnglish()
  window.scrollTo = jest.fn()
})
beforeEach(() => visitAs(null))

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
  const panel = within(await screen.findByTestId('side-panel'))
  await panel.findByRole('region', { name: 'Language and appearance' })
  return panel
}

describe('side panel', () => {
  it('groups the entries of the composition by their place and leaves empty groups out', async () => {
    showShell(
      sampleComposition({
        menu: [
          entry('side.top', 'Deposit', { to: '/m/voucherCenter' }),
          entry('side.member', 'Bets', { order: 10 }),
          entry('side.member', 'Statement', { order: 20 }),
          entry('side.service', 'Help'),
        ],
        extensions: [{ remote: 'squad', slot: 'side.profile', module: './Profile', when: 'public', order: 1 }],
      }),
      '/m/home',
    )
    const panel = await open()
    expect(panel.getByText('squad ./Profile')).toBeInTheDocument()
    expect(panel.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/m/voucherCenter')
    expect(
      within(panel.getByRole('region', { name: 'Member centre' }))
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Bets', 'Statement'])
    expect(panel.getByRole('region', { name: 'Service' })).toBeInTheDocument()
    expect(panel.queryByRole('region', { name: 'Games' })).not.toBeInTheDocument()
  })

  it('closes when one of its links is followed', async () => {
    showShell(sampleComposition({ menu: [entry('side.service', 'Help')], routes: [route('/m/help')] }), '/m/home')
    await userEvent.click((await open()).getByRole('link', { name: 'Help' }))
    await waitFor(() => expect(screen.queryByTestId('side-panel')).not.toBeInTheDocument())
    expect(document.title).toContain('/m/help')
  })

  it('offers the six languages by their own names and switches without a reload', async () => {
    showShell(sampleComposition(), '/m/home')
    const select = (await open()).getByRole('combobox', { name: 'Language' })
    expect(
      within(select)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['English', 'Português', '日本語', '한국어', 'Español', 'ไทย'])
    await userEvent.selectOptions(select, '日本語')
    await waitFor(() => expect(i18nInstance.language).toBe('ja'))
    expect(document.documentElement.lang).toBe('ja')
    expect(document.cookie).toContain('mosaic.lang=JA')
    await act(() => i18nInstance.changeLanguage('en'))
  })

  it('lists every language by its own name; one without texts is English with a notice', async () => {
    showShell(sampleComposition(), '/m/home')
    await act(() => i18nInstance.changeLanguage('en'))
    await userEvent.click((await open()).getByRole('button', { name: 'More languages' }))
    const list = within(await screen.findByRole('dialog', { name: 'All languages' }))
    expect(list.getAllByRole('button').length).toBeGreaterThanOrEqual(40)
    expect(list.getByText('العربية')).toHaveAttribute('lang', 'ar')
    await userEvent.click(list.getByText('Français'))
    expect(await screen.findByText('Français is not translated yet. You are reading English.')).toBeInTheDocument()
    expect(document.documentElement.lang).toBe('en')
  })

  it('switches the theme for this page and the next visit', async () => {
    const stop = followTheme()
    showShell(sampleComposition(), '/m/home')
    await userEvent.click((await open()).getByRole('radio', { name: 'Light' }))
    expect(document.documentElement.dataset.theme).toBe('light')
    expect(document.cookie).toContain('mosaic.theme=light')
    expect(bus.last('theme.changed@1')).toEqual({ theme: 'light' })
    stop()
  })

  it('guest: no logout row', async () => {
    showShell(sampleComposition(), '/m/home')
    expect((await open()).queryByRole('button', { name: 'Log out' })).not.toBeInTheDocument()
  })

  it('logout is confirmed, then the session ends', async () => {
    visitAs(0)
    showShell(sampleComposition(), '/m/home')
    await userEvent.click((await open()).getByRole('button', { name: 'Log out' }))
    const question = () => within(screen.getByRole('alertdialog', { name: 'Log out now?' }))
    await userEvent.click(question().getByRole('button', { name: 'Cancel' }))
    expect(sessionStore.getState().session).not.toBeNull()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
    await userEvent.click(question().getByRole('button', { name: 'Log out' }))
    expect(sessionStore.getState().session).toBeNull()
  })
})
