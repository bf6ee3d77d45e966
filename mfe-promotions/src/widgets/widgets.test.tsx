import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { signOut } from '@mosaic/session'
import { fakeGateway } from '@mosaic/testing'
import { useTurn } from '@mosaic/ui'
import { useState } from 'react'
import { renderScreen } from '../testing/render-screen'
import { announcement, bundle } from '../testing/samples'
import HomeBanners from './banners/HomeBanners'
import LoginPopup from './login-popup/LoginPopup'
import { popupsWereSeen } from './login-popup/seen-popups'

describe('home banners', () => {
  const banners = [
    announcement('b1', { kicker: 'Week', action: 'Go', link: '/m/hot-games' }),
    announcement('b2', { link: 'https://evil.test' }),
  ]

  test('the banners of group m_home, the first one loaded with priority, links inside the site only', async () => {
    const gateway = fakeGateway({ announcements: () => ({ value: bundle({ banners }) }) })
    await renderScreen(<HomeBanners />)
    const carousel = await screen.findByRole('region', { name: 'Highlights' })
    expect(gateway.calls('announcements')[0]?.query).toEqual({ types: 'B', groupName: 'm_home', platform: 'M' })
    expect([...carousel.querySelectorAll('img')].map((image) => image.getAttribute('loading'))).toEqual([
      'eager',
      'lazy',
    ])
    expect([...carousel.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/m/hot-games'])
    expect(within(carousel).getByText('Title b1')).toBeInTheDocument()
  })

  test('banners that do not come leave their box as it was, with a way to ask again', async () => {
    let fails = true
    fakeGateway({
      announcements: () => (fails ? { status: 400, errorCode: 'system.busy' } : { value: bundle({ banners }) }),
    })
    const view = await renderScreen(<HomeBanners />)
    const boxes = () =>
      [...(view?.container.querySelectorAll('[style*="padding-bottom"]') ?? [])].map(
        (box) => box.getAttribute('style')?.match(/padding-bottom: ([\d.]+%)/)?.[1],
      )
    const waiting = boxes()
    expect(waiting).toHaveLength(1)
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(boxes()).toEqual(waiting)
    fails = false
    await userEvent.click(again)
    expect(await screen.findByRole('region', { name: 'Highlights' })).toBeInTheDocument()
    expect(boxes()[0]).toBe(waiting[0])
  })

  test('without banners there is no empty box', async () => {
    const gateway = fakeGateway({ announcements: () => ({ value: bundle({}) }) })
    const view = await renderScreen(<HomeBanners />)
    await waitFor(() => expect(gateway.calls('announcements')).toHaveLength(1))
    await waitFor(() => expect(view?.container.querySelector('[class]')?.className).not.toContain('banners'))
  })
})

describe('pop-ups after login', () => {
  const popup = [announcement('u1'), announcement('u2'), announcement('u3')]
  beforeEach(() => {
    window.localStorage.clear()
    window.sessionStorage.clear()
  })

  test('the pages end at the first and at the last', async () => {
    fakeGateway({ announcements: () => ({ value: bundle({ popup }) }) })
    await renderScreen(<LoginPopup />, { session: { userName: 'player01', type: 0 } })
    const dialog = await screen.findByRole('dialog', { name: 'Title u1' })
    const previous = within(dialog).getByRole('button', { name: 'Previous message' })
    const next = within(dialog).getByRole('button', { name: 'Next message' })
    expect(previous).toBeDisabled()
    await userEvent.click(next)
    await userEvent.click(next)
    expect(within(dialog).getByRole('heading', { name: 'Title u3' })).toBeInTheDocument()
    expect(next).toBeDisabled()
    await userEvent.click(previous)
    expect(within(dialog).getByText('2 of 3')).toBeInTheDocument()
  })

  test('while another popup is open they wait, and are not remembered as seen', async () => {
    fakeGateway({ announcements: () => ({ value: bundle({ popup }) }) })
    const Other = () => {
      const [wanted, setWanted] = useState(true)
      return useTurn(wanted) ? <button onClick={() => setWanted(false)}>the other popup</button> : null
    }
    await renderScreen(
      <>
        <Other />
        <LoginPopup />
      </>,
      { session: { userName: 'player01', type: 0 } },
    )
    const other = await screen.findByRole('button', { name: 'the other popup' })
    await expect(screen.findByRole('dialog')).rejects.toThrow()
    expect(popupsWereSeen('player01')).toBe(false)
    await userEvent.click(other)
    expect(await screen.findByRole('dialog', { name: 'Title u1' })).toBeInTheDocument()
    expect(popupsWereSeen('player01')).toBe(true)
  })

  test('closed, they do not come back in this session', async () => {
    const gateway = fakeGateway({ announcements: () => ({ value: bundle({ popup }) }) })
    const view = await renderScreen(<LoginPopup />, { session: { userName: 'player01', type: 1 } })
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    view?.unmount()
    await renderScreen(<LoginPopup />, { session: { userName: 'player01', type: 1 } })
    expect(gateway.calls('announcements')).toHaveLength(1)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('a renewed token is the same login; a logout leaves no name, and the next login shows only what is new', async () => {
    let shown = popup
    const gateway = fakeGateway({
      announcements: () => ({ value: bundle({ popup: shown }) }),
      logout: () => ({ value: { done: true } }),
    })
    const first = await renderScreen(<LoginPopup />, { session: { userName: 'player01', type: 0 } })
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }))
    first?.unmount()
    // Another type is another token in these tests.
    const renewed = await renderScreen(<LoginPopup />, { session: { userName: 'player01', type: 1 } })
    expect(gateway.calls('announcements')).toHaveLength(1)
    renewed?.unmount()
    await signOut()
    expect(JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }])).not.toContain('player01')
    const again = await renderScreen(<LoginPopup />, { session: { userName: 'player01', type: 0 } })
    await waitFor(() => expect(gateway.calls('announcements')).toHaveLength(2))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    again?.unmount()
    await signOut()
    shown = [...popup, announcement('u4')]
    const news = await renderScreen(<LoginPopup />, { session: { userName: 'player01', type: 0 } })
    expect(await screen.findByRole('dialog', { name: 'Title u4' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Next message' })).not.toBeInTheDocument()
    news?.unmount()
    await signOut()
    await renderScreen(<LoginPopup />, { session: { userName: 'marina', type: 0 } })
    expect(await screen.findByRole('dialog', { name: 'Title u1' })).toBeInTheDocument()
  })

  test('no announcements: no popup', async () => {
    const gateway = fakeGateway({ announcements: () => ({ value: bundle({}) }) })
    await renderScreen(<LoginPopup />, { session: { userName: 'player01', type: 2 } })
    await waitFor(() => expect(gateway.calls('announcements')).toHaveLength(1))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})
