import { merchantFlags } from '@mosaic/contracts'
import { setServerTime } from '@mosaic/i18n'
import { act, cleanup } from '@testing-library/react'
import { endsToday, followsTheDay } from './asked-days'
import { fullGateway } from './full-gateway'
import { clockCorrections, clockShifts, passedMoments } from './passed-moments'
import { screenRenderer } from './render-screen'
import { componentOf, visitsOf, type Declaration } from './visits'

const day = 86_400_000
/** Dates and times of day, as the site writes them. */
const dates = /\d{1,2}[:/.]\d{2}/

/** Every shift and correction over the first moment; the change of a clock does not depend on them again. */
const looksAt = (moment: number): readonly { readonly shift: number; readonly correction: number }[] => [
  // The first look also loads the parts that come later, so the second one is the measure.
  ...[0, 0, ...(moment === 0 ? clockShifts : [-day])].map((shift) => ({ shift, correction: 0 })),
  ...(moment === 0 ? clockCorrections : []).map((correction) => ({ shift: 0, correction })),
]

/**
 * Renders each screen and widget of a remote on devices whose clock is off, over midnights and changed clocks of the
 * merchant. Lists those that show something else than on a right clock, or ask for other days than the server's; also
 * where the device's clock is corrected while the page is open.
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
    let isDated = true
    for (const [row, { name, timeZone, before: moment, today, next }] of passedMoments.entries()) {
      if (!isDated) break
      let right: readonly [string, string] | undefined
      for (const [look, { shift, correction }] of looksAt(row).entries()) {
        jest.useFakeTimers({ now: moment + shift })
        setServerTime(moment, 0)
        const gateway = fullGateway(moment - day)
        const session = type === null ? undefined : { userName: 'player01', type }
        const { container } = await show(<Shown />, { at, session, flags: merchantFlags, timeZone })
        if (correction !== 0) jest.setSystemTime(Date.now() + correction)
        await act(() => jest.advanceTimersByTimeAsync(2_000))
        const before = container.textContent ?? ''
        const evening = gateway.lastDays()
        await act(() => jest.advanceTimersByTimeAsync(18_000))
        const after = container.textContent ?? ''
        const night = gateway.lastDays().filter((asked) => !evening.includes(asked))
        cleanup()
        jest.useRealTimers()
        if (look === 0) {
          isDated = evening.length > 0 || dates.test(before + after)
          if (isDated) continue
          break
        }
        right ??= [before, after]
        const who = `${place} (customer type ${type}), ${name} in ${timeZone}, clock off by ${shift} ms, corrected by ${correction} ms`
        if (before !== right[0] || after !== right[1]) faults.push(`${who}: shows something else`)
        if (evening.some((asked) => !endsToday(asked, today))) faults.push(`${who}: asks for ${evening.join(', ')}`)
        if (!followsTheDay(evening, night, { today, next }))
          faults.push(`${who}: asks for ${night.join(', ')} afterwards`)
      }
    }
  }
  sockets.mockRestore()
  report.mockRestore()
  return faults
}
