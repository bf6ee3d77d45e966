import { expect, test as base, type BrowserContext } from '@playwright/test'

const mark = 'policy violated:'

/** Reports what a page tries against its Content-Security-Policy or its Trusted Types, in every page and frame. */
const watchPolicy = async (context: BrowserContext, found: string[]): Promise<void> => {
  context.on('console', (message) => {
    if (message.text().startsWith(mark)) found.push(`${message.page()?.url() ?? ''}: ${message.text()}`)
  })
  await context.addInitScript((prefix) => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event
      console.warn(`${prefix} ${effectiveDirective} ${blockedURI} ${sample} ${sourceFile}:${lineNumber}`)
    })
  }, mark)
}

/** Every flow is built on this: a violation on any page of any context that it opens makes it fail. */
export const test = base.extend<{ policyWatched: void; violates: RegExp[] }>({
  /** Violations that a flow provokes. */
  violates: [[], { option: true }],
  policyWatched: [
    async ({ browser, context, violates }, use) => {
      const found: string[] = []
      const open = browser.newContext.bind(browser)
      await watchPolicy(context, found)
      browser.newContext = async (options) => {
        const opened = await open(options)
        if (!options?.bypassCSP) await watchPolicy(opened, found)
        return opened
      }
      await use()
      browser.newContext = open
      expect(found.filter((text) => !violates.some((pattern) => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
