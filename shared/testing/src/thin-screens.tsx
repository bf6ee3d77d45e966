import { merchantFlags, type EndpointName } from '@mosaic/contracts'
import { fullAnswer, optionalPlaces, without } from '@mosaic/contracts/testing'
import { act, cleanup, screen } from '@testing-library/react'
import { fullGateway, shapeOfCall } from './full-gateway'
import { screenRenderer } from './render-screen'
import { componentOf, visitsOf, type Declaration, type Visit } from './visits'

const at = Date.parse('2026-03-27T12:00:00Z')
const broken = /NaN|undefined|\bnull\b|Invalid Date|\[object|Infinity/

/** What a screen shows of its answers: words, pictures, and what can be pressed. */
const contentOf = (container: HTMLElement) => ({
  words: (container.textContent ?? '').trim().length,
  parts: container.querySelectorAll('a[href], button, img, li, td, input').length,
})
type Content = ReturnType<typeof contentOf>
/** Fields may take their own words with them, never the screen. */
const isGone = (thin: Content, full: Content): boolean =>
  thin.words < full.words / 4 || (full.parts > 0 && thin.parts < full.parts / 4)

const partAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (part, step) => (typeof part === 'object' && part !== null ? (part as Record<string, unknown>)[step] : undefined),
    value,
  )

/** What a person would see that no screen may show. */
const faultIn = (container: HTMLElement): string | null => broken.exec(container.textContent ?? '')?.[0] ?? null

const answerOf = (name: EndpointName): unknown => fullAnswer(shapeOfCall(name), at)

const settled = async (): Promise<void> => {
  for (let round = 0; round < 6; round++) await act(() => jest.advanceTimersByTimeAsync(200))
}

/**
 * Renders each screen and widget of a remote over answers from which each optional field is removed, derived from the
 * schemas. Lists those that break, show an error or a value that is none, or lose their content.
 */
export const thinScreenFaults = async (
  folder: string,
  declaration: Declaration,
  queries: Readonly<Record<string, string>> = {},
): Promise<string[]> => {
  const show = screenRenderer(declaration.name)
  const report = jest.spyOn(console, 'error').mockImplementation()

  const seen = async (
    { module, at: address, type }: Visit,
    change: (name: EndpointName, value: unknown) => unknown,
  ) => {
    const Shown = await componentOf(folder, module)
    jest.useFakeTimers({ now: at })
    const gateway = fullGateway(at, change)
    try {
      const session = type === null ? undefined : { userName: 'player01', type }
      const { container } = await show(<Shown />, { at: address, session, flags: merchantFlags })
      await settled()
      return {
        asked: gateway.asked(),
        fault: faultIn(container),
        content: contentOf(container),
        failures: screen.queryAllByRole('button', { name: 'Try again' }).length,
      }
    } catch (error) {
      return { asked: gateway.asked(), fault: String(error), failures: 0, content: { words: 0, parts: 0 } }
    } finally {
      cleanup()
      jest.useRealTimers()
    }
  }

  const faults: string[] = []
  const done = new Set<string>()
  for (const visit of visitsOf(declaration, queries)) {
    const full = await seen(visit, (_name, value) => value)
    if (full.fault) faults.push(`${visit.place}: ${full.fault} with all fields`)
    // A screen that shows nothing would pass whatever is removed.
    if (visit.screen && full.content.words + full.content.parts === 0)
      faults.push(`${visit.place}: shows nothing with all fields`)
    for (const name of full.asked) {
      const key = `${visit.module} ${visit.type} ${name}`
      if (done.has(key)) continue
      done.add(key)
      const places = optionalPlaces(shapeOfCall(name))
      const isList = (path: readonly string[]) => Array.isArray(partAt(answerOf(name), path))
      const judge = async (paths: readonly (readonly string[])[]) => {
        const thin = await seen(visit, (asked, value) => (asked === name ? paths.reduce(without, value) : value))
        if (thin.fault) return thin.fault
        if (thin.failures > full.failures) return 'a failure'
        // Without its list a screen says that there is nothing.
        return !paths.some(isList) && isGone(thin.content, full.content) ? 'nothing is left' : null
      }
      // Outer places together, then those inside of them; only a fault is looked for one by one.
      const isInside = (path: readonly string[]) =>
        places.some((outer) => outer.length < path.length && outer.every((step, index) => path[index] === step))
      const outer = places.filter((path) => !isInside(path))
      for (const group of [outer.filter((path) => !isList(path)), outer.filter(isList), places.filter(isInside)]) {
        if (group.length === 0 || (await judge(group)) === null) continue
        for (const path of group) {
          const fault = await judge([path])
          if (fault) faults.push(`${visit.place}: ${fault} without ${name}.${path.join('.')}`)
        }
      }
    }
  }
  report.mockRestore()
  return faults
}
