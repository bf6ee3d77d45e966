import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test, walkThrough } from './screen-test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']
const combinations = [
  { merchant: 'aurora', theme: 'dark', language: 'PT' },
  { merchant: 'aurora', theme: 'light', language: 'PT' },
  { merchant: 'lotus', theme: 'dark', language: 'TY' },
  { merchant: 'lotus', theme: 'light', language: 'TY' },
] as const

// The four walks are independent, so as many run at once as there are workers.
test.describe.configure({ mode: 'parallel' })

// The ambient light is a pseudo element behind the whole page, before which axe would judge no contrast at all; its own pairs are judged with the tokens.
const options: { resultTypes: 'violations'[]; checks: object } = { resultTypes: ['violations'], checks: { 'color-contrast': { options: { ignorePseudo: true } } } }

const violations = async (page: Page): Promise<string[]> => {
  // The other mode puts results of several documents together in a page that it opens for that; where there is one document it finds the same in several times the time.
  const oneDocument = page.frames().length === 1
  const found = await new AxeBuilder({ page }).options(options).withTags(rules).setLegacyMode(oneDocument).analyze()
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary?.split('\n')[1]?.trim() ?? ''}`))
}

for (const dress of combinations) {
  test(`no screen of ${dress.merchant} in the ${dress.theme} theme violates WCAG 2.2 A or AA for those who see it`, async ({ screens, visitors }) => {
    test.setTimeout(1_200_000)
    const found: Record<string, string[]> = {}
    await walkThrough(visitors, await screens(dress.merchant), dress, async (page, { visitor, path }) => {
      const here = await violations(page)
      if (here.length > 0) found[`${visitor} ${path}`] = here
    })
    expect(found).toEqual({})
  })
}

test('the check notices a picture without a name and words too faint to read', async ({ page }) => {
  await page.goto('/m/help')
  await page.locator('main h2').first().waitFor()
  expect(await violations(page)).toEqual([])
  await page.evaluate(() => {
    const faint = Object.assign(document.createElement('p'), { textContent: 'Words that nobody can read' })
    faint.style.cssText = 'color:#777;background:#888'
    document.querySelector('main')?.append(Object.assign(document.createElement('img'), { src: '/favicon.ico' }), faint)
  })
  const found = (await violations(page)).join('\n')
  expect(found).toContain('image-alt')
  expect(found).toContain('color-contrast')
})
