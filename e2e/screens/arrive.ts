import { expect, type Page } from '@playwright/test'
import { atRest } from './at-rest'
import type { Screen } from './screens'

/** Follows a link inside the site; the document stays. */
export const follow = async (page: Page, address: string): Promise<void> => {
  await page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
}

/** The staff page is rendered into its own document. */
const ownDocument = ({ module }: Screen) => module === 'host/staff'

/** Visits the screens of one visitor in one page and calls `check` on each, at rest. */
export const walkScreens = async <S extends Screen>(
  page: Page,
  screens: readonly S[],
  check: (screen: S) => Promise<void>,
): Promise<void> => {
  let fresh = true
  for (const screen of screens) {
    if (fresh || ownDocument(screen)) await page.goto(screen.address)
    else await follow(page, screen.address)
    await atRest(page)
    expect(new URL(page.url()).pathname, `${screen.visitor} stays on ${screen.path}`).toBe(screen.path)
    await check(screen)
    fresh = ownDocument(screen)
  }
}
