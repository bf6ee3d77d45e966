import { merchantFlags } from '@mosaic/contracts'
import { setServerTime } from '@mosaic/i18n'
import { act, cleanup } from '@testing-library/react'
import { fullGateway } from './full-gateway'
import { screenRenderer } from './render-screen'
import { componentOf, visitsOf, type Declaration } from './visits'

const day = 86_400_000
/** How far the device is off. */
const shifts = [-365 * day, -day, 3 * 60_000, day, 365 * day]
/** By how much it is corrected while the page is open. */
const corrections = [day, -day]
/** A quarter of a minute before midnight in São Paulo, the merchant's zone. */
const beforeMidnight = Date.parse('2026-03-28T02:59:45Z')
/** Dates and times of day, as the site writes them. */
const dates = /\d{1,2}[:/.]\d{2}/
const [today, tomorrow] = ['2026-03-27', '2026-03-28']

/**
 * Renders each screen and widget of a remote on devices whose clock is off, over a midnight of the merchant. Lists
 * those that show something else than on a right clock, or ask for other days than the server's; also where the device's
 * clock is corrected while the page is open.
 */
export const datedScreenFaults = async (
  folder: string,
  declaration: Declaration,
  queries: Readonly<Record<string, string>> = {},
): Promise<string[]> => {
  const show = screenRenderer(declaration.name)
  const report = jest.spyOn(console, 'error').mockImplementation()
  // A socket would fail at a moment of the real network; without sockets the same calls go out at every look.
  const sockets = jest.spyOn(globalThis, 'WebSocket').mockImplementation(() => {
    throw new Error('no sockets')
  })
  const faults: string[] = []
  for (const { place, module, at, type } of visitsOf(declaration, queries)) {
    const Shown = await componentOf(folder, module)
    let right: readonly [string, string] | undefined
    // The first look also loads the parts that come later, so the second one is the measure.
    const looks = [
      ...[0, 0, ...shifts].map((shift) => ({ shift, correction: 0 })),
      ...corrections.map((correction) => ({ shift: 0, correction })),
    ]
    for (const [look, { shift, correction }] of looks.entries()) {
      jest.useFakeTimers({ now: beforeMidnight + shift })
      setServerTime(beforeMidnight, 0)
      const gateway = fullGateway(beforeMidnight - day)
      const session = type === null ? undefined : { userName: 'player01', type }
      const { container } = await show(<Shown />, { at, session, flags: merchantFlags })
      if (correction !== 0) jest.setSystemTime(Date.now() + correction)
      await act(() => jest.advanceTimersByTimeAsync(2_000))
      const before = container.textContent ?? ''
      const evening = gateway.lastDays()
      await act(() => jest.advanceTimersByTimeAsync(18_000))
      const after = container.textContent ?? ''
      const night = gateway.lastDays().filter((asked) => !evening.includes(asked))
      cleanup()
      jest.useRealTimers()
      if (look === 0 && (evening.length > 0 || dates.test(before + after))) continue
      if (look === 0) break
      right ??= [before, after]
      const who = `${place} (customer type ${type}), clock off by ${shift} ms, corrected by ${correction} ms`
      if (before !== right[0] || after !== right[1]) faults.push(`${who}: shows something else`)
      if (evening.some((asked) => asked !== today)) faults.push(`${who}: asks for ${evening.join(', ')}`)
      if (evening.length > 0 && !night.includes(tomorrow)) faults.push(`${who}: does not follow midnight`)
    }
  }
  sockets.mockRestore()
  report.mockRestore()
  return faults
}
