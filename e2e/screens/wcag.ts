import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { Theme } from './visitors'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']
/** Those of them whose verdict a colour can change. The other theme changes nothing but colours (`tokens/palette.css`), so there they are all that is left to ask. */
const colourRules = ['color-contrast', 'link-in-text-block']

// The ambient light is a pseudo element behind the whole page, before which axe would judge no contrast at all; its own pairs are judged with the tokens.
const options: { resultTypes: 'violations'[]; checks: object } = {
  resultTypes: ['violations'],
  checks: { 'color-contrast': { options: { ignorePseudo: true } } },
}

export type Asked = (axe: AxeBuilder) => AxeBuilder
export const everything: Asked = (axe) => axe.withTags(rules)
export const colours: Asked = (axe) => axe.withRules(colourRules)

export const violations = async (page: Page, asked: Asked): Promise<string[]> => {
  // The other mode puts results of several documents together in a page that it opens for that; where there is one document it finds the same in several times the time.
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

/** As a change of theme in another tab arrives here. */
export const wear = (page: Page, theme: Theme): Promise<void> =>
  page.evaluate((name) => {
    document.documentElement.dataset.theme = name
  }, theme)
