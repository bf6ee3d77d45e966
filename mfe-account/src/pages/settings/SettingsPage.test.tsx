import { bus } from '@mosaic/event-bus'
import { sessionStore } from '@mosaic/session'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { member } from '../../testing/answers'
import { fakeGateway } from '@mosaic/testing'
import { renderScreen } from '../../testing/render-screen'
import SettingsPage from './SettingsPage'

const signedIn = { at: '/m/set', session: { userName: 'player01', type: 0 } }
const menu = (place: string) => (place === 'settings' ? [{ key: 'account:menu.changePassword', label: 'Change password', icon: 'key', to: '/m/changePsw', order: 10 }] : [])

describe('SettingsPage', () => {
  it('shows the member and the entries that remotes declare for it', async () => {
    fakeGateway({ memberInfo: () => ({ value: member }) })
    await renderScreen(<SettingsPage />, { ...signedIn, menu })
    expect(await screen.findByText('Marina')).toBeVisible()
    expect(screen.getByText('VIP 3')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Copy member ID' })).toHaveTextContent('700123')
    expect(screen.getByRole('link', { name: 'Change password' })).toHaveAttribute('href', '/m/changePsw')
  })

  it('logs out only after a confirmation, and goes home', async () => {
    const gateway = fakeGateway({ memberInfo: () => ({ value: member }), logout: () => ({ value: { done: true } }) })
    await renderScreen(<SettingsPage />, signedIn)
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
    expect(sessionStore.getState().role).toBe('member')
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(gateway.calls('logout')).toHaveLength(1))
    expect(sessionStore.getState().role).toBe('guest')
    expect(localStorage.getItem('MC_SESSION_INFO')).toBeNull()
    expect(screen.getByLabelText('place')).toHaveTextContent('/m/home')
  })

  it('offers a guest the two ways in and no logout', async () => {
    fakeGateway({})
    await renderScreen(<SettingsPage />, { at: '/m/set' })
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/m/login?next=%2Fm%2Fset')
    expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull()
  })

  it('tells the house about another theme and another language', async () => {
    fakeGateway({})
    const heard: unknown[] = []
    const stops = [bus.on('theme.changed@1', (payload) => heard.push(payload)), bus.on('language.changed@1', (payload) => heard.push(payload))]
    await renderScreen(<SettingsPage />, { at: '/m/set' })
    await userEvent.click(screen.getByRole('radio', { name: 'Light' }))
    await userEvent.selectOptions(screen.getByLabelText('Language'), '日本語')
    expect(heard).toEqual([{ theme: 'light' }, { language: 'JA' }])
    expect(document.cookie).toContain('mosaic.theme=light')
    stops.forEach((stop) => stop())
  })
})
