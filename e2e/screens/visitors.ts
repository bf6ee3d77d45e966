import type { Role } from '@mosaic/contracts'
import { expect, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test'
import { sessionKey, signInThroughForm } from '../pages/login-page'
import type { wireCodes } from '../texts'

export type Merchant = 'aurora' | 'lotus'
export type Theme = 'dark' | 'light'
type Language = (typeof wireCodes)[keyof typeof wireCodes]

/** Settings of a browser context. */
export type Appearance = { readonly merchant: Merchant; readonly theme: Theme; readonly language: Language }

export const originOf = (base: string, merchant: Merchant): string =>
  merchant === 'lotus' ? base.replace('//localhost', '//lotus.localhost') : base

const password = 'Demo#2026'

const signIn = async (page: Page, visitor: Exclude<Role, 'guest'>): Promise<void> => {
  if (visitor !== 'trial') return signInThroughForm(page, visitor === 'agent' ? 'agent01' : 'player01', password)
  await page.goto('/m/trail')
  await page.locator('main button').first().click()
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), sessionKey)).not.toBeNull()
}

type Known = { readonly state: Awaited<ReturnType<BrowserContext['storageState']>>; readonly at: number }

/** Below the life of an access token, so that no two contexts renew the same session. */
const cachedFor = 8 * 60_000

/** Signs in once for each role and merchant, and opens contexts with that session. */
export const visitorsOf = (browser: Browser, base: string) => {
  const known = new Map<string, Known>()

  const stateOf = async (visitor: Exclude<Role, 'guest'>, merchant: Merchant): Promise<Known['state']> => {
    const key = `${merchant} ${visitor}`
    const before = known.get(key)
    if (before && Date.now() - before.at < cachedFor) return before.state
    const context = await browser.newContext({ baseURL: originOf(base, merchant) })
    await signIn(await context.newPage(), visitor)
    const state = await context.storageState()
    await context.close()
    known.set(key, { state, at: Date.now() })
    return state
  }

  return {
    open: async (
      visitor: Role,
      { merchant, theme, language }: Appearance,
      options: BrowserContextOptions = {},
    ): Promise<BrowserContext> => {
      const origin = originOf(base, merchant)
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        isMobile: true,
        hasTouch: true,
        locale: 'pt-BR',
        reducedMotion: 'reduce',
        ...options,
        baseURL: origin,
        ...(visitor === 'guest' ? {} : { storageState: await stateOf(visitor, merchant) }),
      })
      await context.addCookies([
        { name: 'mosaic.lang', value: language, url: origin },
        { name: 'mosaic.theme', value: theme, url: origin },
      ])
      return context
    },
  }
}

export type Visitors = ReturnType<typeof visitorsOf>
