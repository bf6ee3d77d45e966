import { expect, type Page } from '@playwright/test'
import { atRest } from './at-rest'
import type { Screen } from './screens'

/** Follows a link as the site does; the document stays, so that a walk through all screens takes seconds. */
export const follow = async (page: Page, address: string): Promise<void> => {
  await page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
}

/** What the staff see is only in documents that were made for them. */
const ownDocument = ({ module }: Screen) => module === 'host/staff'

/** Leads one visitor through his screens in one page and calls `look` where it stands still. */
export const walkScreens = async <S extends Screen>(
  page: Page,
  screens: readonly S[],
  look: (screen: S) => Promise<void>,
): Promise<void> => {
  let fresh = true
  for (const screen of screens) {
    if (fresh || ownDocument(screen)) await page.goto(screen.address)
    else await follow(page, screen.address)
    await atRest(page)
    expect(new URL(page.url()).pathname, `${screen.visitor} stays on ${screen.path}`).toBe(screen.path)
    await look(screen)
    fresh = ownDocument(screen)
  }
}
