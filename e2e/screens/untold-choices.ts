import type { Page } from '@playwright/test'

/**
 * Choices that look the same whether they are chosen or not, once forced colours have dropped backgrounds and shadows.
 * Runs in the page, under `forced-colors: active`.
 */
const findUntold = (): string[] => {
  const chosen = [
    '[aria-selected="true"]',
    '[aria-checked="true"]',
    '[aria-pressed="true"]',
    '[aria-current]:not([aria-current="false"])',
    'input[type="radio"]:checked',
    'input[type="checkbox"]:checked',
  ].join()
  const lines = ['outline', 'borderTop', 'borderRight', 'borderBottom', 'borderLeft', 'textDecorationLine'] as const
  /** What of an element is left without backgrounds and shadows: lines, marks. */
  const lookOf = (element: Element) => {
    const style = getComputedStyle(element)
    const drawn = lines.map((line) => (/(^| )(none|0px)( |$)/.test(style[line]) ? 'none' : style[line]))
    const before = getComputedStyle(element, '::before').content
    const after = getComputedStyle(element, '::after').content
    return [...drawn, before, after, element.querySelectorAll('svg').length].join('|')
  }
  /** An input without a look of its own is shown by its label. */
  const shownBy = (element: Element): readonly Element[] => {
    const label = element.closest('label')
    return label ? [element, ...label.querySelectorAll('*'), label] : [element]
  }
  const isSeen = (element: Element) => shownBy(element).some((each) => each.getBoundingClientRect().width > 2)
  const groupOf = (element: Element) =>
    element.closest('[role="radiogroup"], [role="tablist"], fieldset, nav, ul, ol, [role="group"]') ??
    element.parentElement
  const isNative = (element: Element) => {
    const { appearance, opacity } = getComputedStyle(element)
    return element.matches('input') && appearance !== 'none' && Number(opacity) > 0 && element.clientWidth > 2
  }
  const found: string[] = []
  for (const element of document.querySelectorAll(chosen)) {
    if (!isSeen(element) || isNative(element)) continue
    const kind = element.matches('input') ? 'input' : element.tagName.toLowerCase()
    const others = [...(groupOf(element)?.querySelectorAll(kind) ?? [])].filter(
      (other) => !other.matches(chosen) && isSeen(other),
    )
    const [other] = others
    if (!other) continue
    const looks = (one: Element) => shownBy(one).map(lookOf).join('\n')
    if (looks(element) === looks(other)) {
      const words = shownBy(element).at(-1)?.textContent?.trim().slice(0, 40)
      found.push(`chosen, but looks like the others: “${words}” in ${[...element.classList].join('.')}`)
    }
  }
  return found
}

export const untoldChoices = async (page: Page): Promise<string[]> => {
  await page.emulateMedia({ forcedColors: 'active' })
  try {
    return await page.evaluate(findUntold)
  } finally {
    await page.emulateMedia({ forcedColors: 'none' })
  }
}
