import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { Theme } from './visitors'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']
/** The rules that depend on colour. The other theme changes only colours (`tokens/palette.css`), so only these run there. */
const colourRules = ['color-contrast', 'link-in-text-block']

// The ambient light is a pseudo element behind the whole page, and axe judges no contrast above one.
// Its own colour pairs are judged with the tokens.
const options: { resultTypes: 'violations'[]; checks: object } = {
  resultTypes: ['violations'],
  checks: { 'color-contrast': { options: { ignorePseudo: true } } },
}

export type Asked = (axe: AxeBuilder) => AxeBuilder
export const everything: Asked = (axe) => axe.withTags(rules)
export const colours: Asked = (axe) => axe.withRules(colourRules)

export const violations = async (page: Page, asked: Asked): Promise<string[]> => {
  // The other mode opens a page to merge the results of several documents; for one document it only takes longer.
  const oneDocument = page.frames().length === 1
  // Its 500 kB are read once in a document.
  const isThere = oneDocument && (await page.evaluate(() => 'axe' in window))
  const axe = new AxeBuilder({ page, ...(isThere ? { axeSource: ';' } : {}) })
  const found = await asked(axe.options(options)).setLegacyMode(oneDocument).analyze()
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary?.split('\n')[1]?.trim() ?? ''}`,
    ),
  )
}

/** Changes the theme as another tab does. */
export const wear = (page: Page, theme: Theme): Promise<void> =>
  page.evaluate((name) => {
    document.documentElement.dataset.theme = name
  }, theme)
