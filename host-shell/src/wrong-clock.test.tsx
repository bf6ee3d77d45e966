import '@testing-library/jest-dom'
import { setServerTime } from '@mosaic/i18n'
import { removeStored, setMerchant } from '@mosaic/session'
import { act, cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { DownloadBanner, letBannerReturn } from './download/DownloadBanner'
import { DownloadPopup } from './download/DownloadPopup'
import { StatusPage } from './status/StatusPage'
import { sampleComposition } from './testing/sample-composition'
import { speakEnglish } from './testing/show-shell'

const day = 86_400_000
/** A quarter of a minute before midnight in São Paulo, the merchant's zone. */
const beforeMidnight = Date.parse('2026-03-28T02:59:45Z')
const { merchant } = sampleComposition()
const resources = [{ resourceType: 'Android', url: '/app.apk' }] as const
const maintenance = {
  status: 1,
  info: { customerService: [], imageCDNs: [], resources: [] },
  location: { ip: '203.0.113.9' },
  maintenance: { until: beforeMidnight + 30_000, message: 'Soon' },
  regionRestriction: null,
} as never

const random = () => 0
const parts: Readonly<Record<string, () => ReactElement>> = {
  'closed site': () => <StatusPage status={maintenance} interrupts={false} />,
  'download popup': () => <DownloadPopup open onClose={() => undefined} resources={resources} random={random} />,
  'download banner': () => <DownloadBanner resources={resources} onOpen={() => undefined} random={random} />,
}

beforeAll(speakEnglish)
beforeEach(() => {
  setMerchant({ ...merchant, icons: { '192': '/icon.png' } })
  jest
    .spyOn(window.navigator, 'userAgent', 'get')
    .mockReturnValue('Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36')
})
afterEach(() => jest.useRealTimers())

/** What stands there at once, after midnight, and when the banner and the countdown have ended. */
const shownOver = (part: () => ReactElement, off: number, correction: number): readonly string[] => {
  removeStored('mosaic.download-offer-end')
  letBannerReturn()
  jest.useFakeTimers({ now: beforeMidnight + off })
  setServerTime(beforeMidnight, 0)
  render(<MemoryRouter>{part()}</MemoryRouter>)
  const texts = [document.body.textContent ?? '']
  jest.setSystemTime(Date.now() + correction)
  for (const ms of [20_000, 46 * 60_000, 2 * 3_600_000]) {
    act(() => jest.advanceTimersByTime(ms))
    texts.push(document.body.textContent ?? '')
  }
  cleanup()
  jest.useRealTimers()
  return texts
}

describe.each(Object.entries(parts))('%s', (_name, part) => {
  const right = () => shownOver(part, 0, 0)
  test.each([-365 * day, -day, 3 * 60_000, day, 365 * day])('device %d ms off: shows the same', (off) => {
    expect(shownOver(part, off, 0)).toEqual(right())
  })
  test.each([day, -day])('clock of the device changed by %d ms on an open page: shows the same', (correction) => {
    expect(shownOver(part, 0, correction)).toEqual(right())
  })
})
