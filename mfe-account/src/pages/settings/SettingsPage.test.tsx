import { bus } from '@mosaic/event-bus'
import { sessionStore } from '@mosaic/session'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { member } from '../../testing/answers'
import { fakeGateway, type Answers } from '@mosaic/testing'
import { renderScreen } from '../../testing/render-screen'
import SettingsPage from './SettingsPage'

const signedIn = { at: '/m/set', session: { userName: 'player01', type: 0 } }
const menu = (place: string) =>
  place === 'settings'
    ? [{ key: 'account:menu.changePassword', label: 'Change password', icon: 'key', to: '/m/changePsw', order: 10 }]
    : []

const usual: Answers = {
  memberInfo: () => ({ value: member }),
  winnerBoardChoice: () => ({ value: { shown: true } }),
}

describe('SettingsPage', () => {
  it('lets a member keep their wins off the winner board', async () => {
    const gateway = fakeGateway({ ...usual, setWinnerBoardChoice: () => ({ value: { shown: false } }) })
    await renderScreen(<SettingsPage />, signedIn)
    const box = await screen.findByRole('checkbox', { name: 'Show my wins among the recent wins, with my name masked' })
    expect(box).toBeChecked()
    await userEvent.click(box)
    await waitFor(() => expect(box).not.toBeChecked())
    expect(gateway.calls('setWinnerBoardChoice')[0]?.body).toEqual({ shown: false })
  })

  it('shows the member and the entries that remotes declare for it', async () => {
    fakeGateway(usual)
    await renderScreen(<SettingsPage />, { ...signedIn, menu })
    expect(await screen.findByText('Marina')).toBeVisible()
    expect(screen.getByText('VIP 3')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Copy member ID' })).toHaveTextContent('700123')
    expect(screen.getByRole('link', { name: 'Change password' })).toHaveAttribute('href', '/m/changePsw')
  })

  it('the host confirms the logout', async () => {
    fakeGateway(usual)
    const askSignOut = jest.fn()
    await renderScreen(<SettingsPage />, { ...signedIn, askSignOut })
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
    expect(askSignOut).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(sessionStore.getState().role).toBe('member')
  })

  it('offers a guest the two ways in and no logout', async () => {
    fakeGateway({})
    await renderScreen(<SettingsPage />, { at: '/m/set' })
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/m/login?next=%2Fm%2Fset')
    expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull()
  })

  it('emits events for another theme and another language', async () => {
    fakeGateway({})
    const received: unknown[] = []
    const stops = [
      bus.on('theme.changed@1', (payload) => received.push(payload)),
      bus.on('language.changed@1', (payload) => received.push(payload)),
    ]
    await renderScreen(<SettingsPage />, { at: '/m/set' })
    await userEvent.click(screen.getByRole('radio', { name: 'Light' }))
    await userEvent.selectOptions(screen.getByLabelText('Language'), '日本語')
    expect(received).toEqual([{ theme: 'light' }, { language: 'JA' }])
    expect(document.cookie).toContain('mosaic.theme=light')
    stops.forEach((stop) => stop())
  })
})
