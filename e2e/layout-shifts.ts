import type { Page } from '@playwright/test'

/** A layout shift of the browser: its size, its time, and the moved elements. */
export type LayoutShift = { readonly value: number; readonly at: number; readonly moved: readonly string[] }

const record = () => {
  type Source = {
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }
  const shifts: { value: number; at: number; moved: string[] }[] = []
  Object.assign(window, { layoutShifts: shifts })
  const nameOf = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement
    return element ? [element.tagName.toLowerCase(), ...element.classList].join('.') : 'something that is gone'
  }
  const boxOf = ({ x, y, width, height }: DOMRectReadOnly) =>
    `${[x, y].map(Math.round).join(',')} ${[width, height].map(Math.round).join('×')}`
  const describe = ({ node, previousRect, currentRect }: Source) =>
    `${nameOf(node)} “${(node?.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)}” from ${boxOf(previousRect)} to ${boxOf(currentRect)}`
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'hadRecentInput')) continue
      shifts.push({
        value: Number(Reflect.get(entry, 'value')),
        at: Math.round(entry.startTime),
        moved: [...Reflect.get(entry, 'sources')].map(describe),
      })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** From the page's next document on. */
export const watchLayoutShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(record)
}

export const layoutShifts = (page: Page): Promise<LayoutShift[]> =>
  page.evaluate(() => Reflect.get(window, 'layoutShifts'))

/** Every shift of the visit, however far apart: never less than the CLS that browsers report. */
export const cumulative = (shifts: readonly LayoutShift[]): number => shifts.reduce((sum, { value }) => sum + value, 0)
