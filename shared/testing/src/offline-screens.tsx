import { merchantFlags } from '@mosaic/contracts'
import { act, cleanup, screen } from '@testing-library/react'
import { screenRenderer } from './render-screen'
import { hangingGateway } from './hanging-gateway'
import { componentOf, visitsOf, type Declaration } from './visits'

/** No screen lets a visitor wait longer for a gateway that does not answer. */
const limit = 15_000
const step = 1000

const waits = (container: HTMLElement): boolean =>
  container.querySelector('[data-skeleton], [role=status][aria-label]') !== null

/** A form that can be sent is its own other try. */
const goesOn = (container: HTMLElement): boolean =>
  screen.queryAllByRole('button', { name: 'Try again' }).length > 0 ||
  container.querySelector('button[type=submit]:not(:disabled)') !== null

/**
 * Renders each screen and widget of a remote over a gateway that never answers. Lists those that still wait after the
 * limit, and screens without a retry. `queries` completes addresses.
 */
export const offlineScreenFaults = async (
  folder: string,
  declaration: Declaration,
  queries: Readonly<Record<string, string>> = {},
): Promise<string[]> => {
  const show = screenRenderer(declaration.name)
  const faults: string[] = []
  for (const { place, module, at, type, screen: isScreen } of visitsOf(declaration, queries)) {
    const Shown = await componentOf(folder, module)
    jest.useFakeTimers()
    const gateway = hangingGateway()
    const session = type === null ? undefined : { userName: 'player01', type }
    const { container } = await show(<Shown />, { at, session, flags: merchantFlags })
    // Effects of a timer render at the end of its step.
    for (let waited = 0; waited < limit; waited += step) await act(() => jest.advanceTimersByTimeAsync(step))
    const who = type === null ? 'guest' : `customer type ${type}`
    if (waits(container)) faults.push(`${place} still waits (${who})`)
    if (isScreen && gateway.asked() > 0 && !goesOn(container)) faults.push(`${place} offers no other try (${who})`)
    cleanup()
    jest.useRealTimers()
  }
  return faults
}
