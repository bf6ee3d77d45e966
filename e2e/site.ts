import type { Page } from '@playwright/test'
import { listenForToasts, type ExpectToast } from './pages/toasts'
import { expect, test as base } from './policy-test'
import { textsOf, wireCodes, type Tag, type TextOf } from './texts'

export type Site = { readonly tag: Tag; readonly t: TextOf; readonly page: Page; readonly expectToast: ExpectToast }

/** Errors that a page reports although the flow was about something else make the test fail. */
const harmless = [/Failed to load resource/, /downloadable font/, /GPU stall/]

export type SiteOptions = {
  tag: Tag
  tolerate: RegExp[]
  /** The first complaint ends the flow, so that a red flow does not wait for its time limit. */
  endsWithComplaint: boolean
}

export const test = base.extend<SiteOptions & { site: Site }>({
  tag: ['pt', { option: true }],
  tolerate: [[], { option: true }],
  endsWithComplaint: [false, { option: true }],
  site: async ({ page, context, tag, tolerate, endsWithComplaint, baseURL }, use) => {
    await context.addCookies([{ name: 'mosaic.lang', value: wireCodes[tag], url: baseURL ?? '' }])
    const expectToast = await listenForToasts(context)
    const problems: string[] = []
    const complain = (problem: string) => {
      problems.push(problem)
      if (endsWithComplaint) void context.close().catch(() => undefined)
    }
    page.on('pageerror', (error) => complain(`page error: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error' && ![...harmless, ...tolerate].some((pattern) => pattern.test(message.text())))
        complain(`console: ${message.text()}`)
    })
    await use({ tag, t: textsOf(tag), page, expectToast })
    expect(problems, 'nothing complains in the console').toEqual([])
  },
})

export { expect }

export const password = 'Demo#2026'
let made = 0
/** An unused user name: letters first, at most sixteen characters. */
export const freshName = (): string => `e2e${Date.now().toString(36)}${((made += 1)).toString(36)}`.slice(0, 16)
/** An unused Brazilian mobile number. */
export const freshNumber = (): string => `119${String(Date.now()).slice(-6)}${String((made += 1)).padStart(2, '0')}`
