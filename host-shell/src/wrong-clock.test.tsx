import '@testing-library/jest-dom'
import { setServerTime } from '@mosaic/i18n'
import { removeStored, setMerchant } from '@mosaic/session'
import { clockCorrections, clockShifts, passedMoments } from '@mosaic/testing'
import { act, cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { DownloadBanner, letBannerReturn } from './download/DownloadBanner'
import { DownloadPopup } from './download/DownloadPopup'
import { StatusPage } from './status/StatusPage'
import { sampleComposition } from './testing/sample-composition'
import { speakEnglish } from './testing/show-shell'

const { merchant } = sampleComposition()
const resources = [{ resourceType: 'Android', url: '/app.apk' }] as const
const maintenance = (from: number) =>
  ({
    status: 1,
    info: { customerService: [], imageCDNs: [], resources: [] },
    location: { ip: '203.0.113.9' },
    maintenance: { until: from + 30_000, message: 'Soon' },
    regionRestriction: null,
  }) as never

const random = () => 0
const parts: Readonly<Record<string, (from: number) => ReactElement>> = {
  'closed site': (from) => <StatusPage status={maintenance(from)} interrupts={false} />,
  'download popup': () => <DownloadPopup open onClose={() => undefined} resources={resources} random={random} />,
  'download banner': () => <DownloadBanner resources={resources} onOpen={() => undefined} random={random} />,
}

beforeAll(speakEnglish)
beforeEach(() => {
  jest
    .spyOn(window.navigator, 'userAgent', 'get')
    .mockReturnValue('Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36')
})
afterEach(() => jest.useRealTimers())

/** What stands there at once, after midnight, and when the banner and the countdown have ended. */
const shownOver = (
  part: (from: number) => ReactElement,
  { before, timeZone }: (typeof passedMoments)[number],
  off: number,
  correction: number,
): readonly string[] => {
  setMerchant({ ...merchant, timeZone, icons: { '192': '/icon.png' } })
  removeStored('mosaic.download-offer-end')
  letBannerReturn()
  jest.useFakeTimers({ now: before + off })
  setServerTime(before, 0)
  render(<MemoryRouter>{part(before)}</MemoryRouter>)
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

const cases = Object.entries(parts).flatMap(([part, show]) =>
  passedMoments.map((moment) => ({ part, show, moment, name: moment.name })),
)
describe.each(cases)('$part, $name', ({ show, moment }) => {
  const right = () => shownOver(show, moment, 0, 0)
  test.each(clockShifts)('device %d ms off: shows the same', (off) => {
    expect(shownOver(show, moment, off, 0)).toEqual(right())
  })
  test.each(clockCorrections)('clock of the device changed by %d ms on an open page: shows the same', (correction) => {
    expect(shownOver(show, moment, 0, correction)).toEqual(right())
  })
})
