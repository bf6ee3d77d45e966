import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test, walkThrough } from './screen-test'
import type { Theme } from './visitors'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']
/** Those of them whose verdict a colour can change. The other theme changes nothing but colours (`tokens/palette.css`), so there they are all that is left to ask. */
const colourRules = ['color-contrast', 'link-in-text-block']
const dresses = [
  { merchant: 'aurora', theme: 'dark', language: 'PT' },
  { merchant: 'lotus', theme: 'light', language: 'TY' },
] as const

// The walks are independent, so as many run at once as there are workers.
test.describe.configure({ mode: 'parallel' })

// The ambient light is a pseudo element behind the whole page, before which axe would judge no contrast at all; its own pairs are judged with the tokens.
const options: { resultTypes: 'violations'[]; checks: object } = {
  resultTypes: ['violations'],
  checks: { 'color-contrast': { options: { ignorePseudo: true } } },
}

type Asked = (axe: AxeBuilder) => AxeBuilder
const everything: Asked = (axe) => axe.withTags(rules)
const colours: Asked = (axe) => axe.withRules(colourRules)

const violations = async (page: Page, asked: Asked): Promise<string[]> => {
  // The other mode puts results of several documents together in a page that it opens for that; where there is one document it finds the same in several times the time.
  const oneDocument = page.frames().length === 1
  const found = await asked(new AxeBuilder({ page }).options(options)).setLegacyMode(oneDocument).analyze()
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary?.split('\n')[1]?.trim() ?? ''}`,
    ),
  )
}

/** As a change of theme in another tab arrives here. */
const wear = (page: Page, theme: Theme): Promise<void> =>
  page.evaluate((name) => {
    document.documentElement.dataset.theme = name
  }, theme)

for (const dress of dresses) {
  const other: Theme = dress.theme === 'dark' ? 'light' : 'dark'
  test(`no screen of ${dress.merchant} violates WCAG 2.2 A or AA in either theme for those who see it`, async ({
    screens,
    visitors,
  }) => {
    test.setTimeout(1_200_000)
    const found: Record<string, string[]> = {}
    const note = (place: string, here: readonly string[]) => {
      if (here.length > 0) found[place] = [...here]
    }
    await walkThrough(visitors, await screens(dress.merchant), dress, async (page, { visitor, path }) => {
      note(`${visitor} ${path} ${dress.theme}`, await violations(page, everything))
      await wear(page, other)
      note(`${visitor} ${path} ${other}`, await violations(page, colours))
      await wear(page, dress.theme)
    })
    expect(found).toEqual({})
  })
}

test('the check notices a picture without a name and words too faint to read', async ({ page }) => {
  await page.goto('/m/help')
  await page.locator('main h2').first().waitFor()
  for (const asked of [everything, colours]) expect(await violations(page, asked)).toEqual([])
  await page.evaluate(() => {
    const faint = Object.assign(document.createElement('p'), { textContent: 'Words that nobody can read' })
    faint.style.cssText = 'color:#777;background:#888'
    document.querySelector('main')?.append(Object.assign(document.createElement('img'), { src: '/favicon.ico' }), faint)
  })
  const found = (await violations(page, everything)).join('\n')
  expect(found).toContain('image-alt')
  expect(found).toContain('color-contrast')
  expect((await violations(page, colours)).join('\n')).toContain('color-contrast')
})

test('the check notices words that only the other theme makes unreadable', async ({ page }) => {
  await page.goto('/m/help')
  await page.locator('main h2').first().waitFor()
  await wear(page, 'light')
  await page.evaluate(() => {
    const dark = Object.assign(document.createElement('p'), {
      textContent: 'Words that are as light as their ground in the dark',
    })
    dark.style.cssText = 'color:var(--text);background:#fff'
    document.querySelector('main')?.append(dark)
  })
  expect(await violations(page, colours)).toEqual([])
  await wear(page, 'dark')
  expect((await violations(page, colours)).join()).toContain('color-contrast')
})
