import type { DownloadResource } from '@mosaic/contracts'
import '@testing-library/jest-dom'
import { removeStored, setMerchant } from '@mosaic/session'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { sampleComposition } from '../testing/sample-composition'
import { speakEnglish } from '../testing/show-shell'
import { DownloadBanner, letBannerReturn } from './DownloadBanner'

const { merchant } = sampleComposition()
const resources = [{ resourceType: 'Android', url: '/app.apk' } as const]
const show = (open = () => undefined, offered: readonly DownloadResource[] = resources) =>
  render(<DownloadBanner resources={offered} onOpen={open} random={() => 0} />)
const banner = () => screen.queryByTestId('download-banner')

beforeAll(speakEnglish)
beforeEach(() => {
  jest.useFakeTimers()
  removeStored('mosaic.download-banner-closed')
  letBannerReturn()
  setMerchant(merchant)
})
afterEach(() => jest.useRealTimers())

describe('download banner', () => {
  it('opens the popup', () => {
    const open = jest.fn()
    show(open)
    fireEvent.click(screen.getByRole('button', { name: 'Get it' }))
    expect(open).toHaveBeenCalledTimes(1)
  })

  it('is not shown in the web clip of the iOS profile while there is no iOS app', () => {
    const profile: DownloadResource = { resourceType: 'MOBILECONFIG', url: '/webclip.mobileconfig' }
    const agent = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) Safari/604.1')
    Object.defineProperty(navigator, 'standalone', { value: true, configurable: true })
    window.history.replaceState(null, '', '/m/home?from=webclip')
    const { unmount } = show(undefined, [profile])
    expect(banner()).toBeNull()
    unmount()
    show(undefined, [profile, { resourceType: 'IOS', url: 'https://apps.test/1' }])
    expect(banner()).toBeInTheDocument()
    agent.mockRestore()
    Reflect.deleteProperty(navigator, 'standalone')
    window.history.replaceState(null, '', '/')
  })

  it('toasts appear above the banner while it is shown', () => {
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(58)
    const above = () => document.documentElement.style.getPropertyValue('--above-menu')
    show()
    expect(above()).toContain('58px')
    fireEvent.click(screen.getByRole('button', { name: 'Do not show this again' }))
    expect(above()).toBe('')
  })

  it('once closed stays closed, on this page and on the next visit', () => {
    const { unmount } = show()
    fireEvent.click(screen.getByRole('button', { name: 'Do not show this again' }))
    expect(banner()).toBeNull()
    unmount()
    show()
    expect(banner()).toBeNull()
  })

  it('goes by itself after its drawn time and is back with the next load of the page', () => {
    const { unmount } = show()
    act(() => jest.advanceTimersByTime((45 * 60 + 20) * 1000 - 1))
    expect(banner()).toBeInTheDocument()
    act(() => jest.advanceTimersByTime(1))
    expect(banner()).toBeNull()
    unmount()
    show()
    expect(banner()).toBeNull()
    letBannerReturn()
    show()
    expect(banner()).toBeInTheDocument()
  })

  it('a visitor who leaves home and returns: the remaining time continues', () => {
    const { unmount } = show()
    act(() => jest.advanceTimersByTime(45 * 60 * 1000))
    unmount()
    act(() => jest.advanceTimersByTime(10 * 1000))
    show()
    act(() => jest.advanceTimersByTime(10 * 1000 - 1))
    expect(banner()).toBeInTheDocument()
    act(() => jest.advanceTimersByTime(1))
    expect(banner()).toBeNull()
  })

  it('is not there on a host that hides it', () => {
    setMerchant({ ...merchant, downloadBannerHiddenHosts: ['localhost'] })
    show()
    expect(banner()).toBeNull()
  })
})
