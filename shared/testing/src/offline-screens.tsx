import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { merchantFlags } from '@mosaic/contracts'
import { act, cleanup, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { screenRenderer } from './render-screen'
import { hangingGateway } from './hanging-gateway'

/** No screen lets a visitor wait longer for a gateway that does not answer. */
const limit = 15_000
const step = 1000

type Access = 'public' | 'guest' | 'member' | 'agent'
type Declaration = {
  readonly name: string
  readonly routes: readonly { readonly path: string; readonly module: string; readonly access: Access }[]
  readonly extensions?: readonly { readonly slot: string; readonly module: string; readonly when?: Access }[]
}
type Visit = { readonly place: string; readonly module: string; readonly at: string; readonly type: number | null }

/** Customer types that may see a screen; null is a guest. */
const admitted: Readonly<Record<Access, readonly (number | null)[]>> = {
  public: [null, 0],
  guest: [null],
  member: [0],
  agent: [1],
}

const componentOf = async (folder: string, module: string): Promise<ComponentType> => {
  const file = `${module.slice(2)}.tsx`
  const found = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' }).find(
    (path) => path.split(/[\\/]/).pop() === file,
  )
  if (!found) throw new Error(`there is no ${file} below ${folder}/src`)
  return ((await import(join(folder, 'src', found))) as { default: ComponentType }).default
}

const waits = (container: HTMLElement): boolean =>
  container.querySelector('[data-skeleton], [role=status][aria-label]') !== null

/** A form that can be sent is its own other try. */
const goesOn = (container: HTMLElement): boolean =>
  screen.queryAllByRole('button', { name: 'Try again' }).length > 0 ||
  container.querySelector('button[type=submit]:not(:disabled)') !== null

const visitsOf = (
  { routes, extensions = [] }: Declaration,
  queries: Readonly<Record<string, string>>,
): readonly (Visit & { readonly screen: boolean })[] => [
  ...routes.flatMap(({ path, module, access }, index) =>
    admitted[access]
      // What a member sees of a page that anybody may open is the same at each of its addresses.
      .filter(
        (type) =>
          access !== 'public' || type === null || routes.findIndex((route) => route.module === module) === index,
      )
      .map((type) => ({ place: path, module, at: `${path}${queries[path] ?? ''}`, type, screen: true })),
  ),
  ...extensions.flatMap(({ slot, module, when = 'public' }) =>
    admitted[when].map((type) => ({ place: `${module} in ${slot}`, module, at: '/m/home', type, screen: false })),
  ),
]

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
