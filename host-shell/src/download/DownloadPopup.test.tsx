import '@testing-library/jest-dom'
import { removeStored, setMerchant } from '@mosaic/session'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { sampleComposition } from '../testing/sample-composition'
import { speakEnglish } from '../testing/show-shell'
import { DownloadPopup } from './DownloadPopup'

const { merchant } = sampleComposition()
const resources = [
  { resourceType: 'Android', url: '/app.apk' },
  { resourceType: 'MOBILECONFIG', url: '/webclip.mobileconfig' },
] as const
const agent = jest.spyOn(window.navigator, 'userAgent', 'get')
const chromeOnIphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/124.0 Mobile/15E148 Safari/604.1'

let now = 1_000_000
const clock = () => now
const show = (random = () => 0) =>
  render(<DownloadPopup open onClose={() => undefined} resources={resources} clock={clock} random={random} />)
const timer = () => screen.queryByRole('timer', { name: 'This suggestion stays for' })

beforeAll(speakEnglish)
beforeEach(() => {
  jest.useFakeTimers()
  now = 1_000_000
  removeStored('mosaic.download-offer-end')
  setMerchant({ ...merchant, icons: { '192': '/icon.png' } })
  agent.mockReturnValue('Mozilla/5.0 (X11; Linux x86_64)')
})
afterEach(() => jest.useRealTimers())

describe('app-download popup', () => {
  it('opening the popup again: the countdown continues to the same end', () => {
    const { unmount } = show()
    expect(timer()).toHaveTextContent('02:00:00')
    unmount()
    now += 60_000
    show(() => 0.9)
    expect(timer()).toHaveTextContent('01:59:00')
  })

  it('offer ended: no countdown', () => {
    show()
    now += 2 * 3600 * 1000
    act(() => jest.advanceTimersByTime(2000))
    expect(timer()).toBeNull()
    expect(screen.getByText('Android app')).toBeInTheDocument()
  })

  it('offers the files that the merchant has and the home screen', () => {
    show()
    expect(screen.getAllByRole('listitem').map((item) => item.querySelector('button')?.textContent)).toEqual([
      expect.stringContaining('Android app'),
      expect.stringContaining('iOS profile'),
      expect.stringContaining('Add to home screen'),
    ])
  })

  it('explains the home screen where the browser has no question of its own', () => {
    show()
    fireEvent.click(screen.getByText('Add to home screen'))
    expect(screen.getByRole('dialog', { name: 'Add to home screen' })).toHaveTextContent(
      'Open the menu of your browser',
    )
  })

  it.each([
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Instagram 300',
      'Safari',
    ],
    ['Mozilla/5.0 (Linux; Android 14; Pixel 7; wv) AppleWebKit/537.36 Chrome/124.0 Mobile Safari/537.36', 'browser'],
  ])('inside another app (%s): says how to leave it first', (userAgent, where) => {
    agent.mockReturnValue(userAgent)
    show()
    fireEvent.click(screen.getByText('Add to home screen'))
    expect(screen.getByRole('dialog', { name: 'Notice' })).toHaveTextContent(`Open in ${where}`)
  })

  it('another browser on iOS: asks to open Safari', () => {
    agent.mockReturnValue(chromeOnIphone)
    show()
    fireEvent.click(screen.getByText('iOS profile'))
    expect(screen.getByRole('dialog', { name: 'Notice' })).toHaveTextContent('Please use Safari to download the app.')
  })
})
