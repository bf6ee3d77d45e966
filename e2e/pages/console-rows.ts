import { expect, type Page } from '@playwright/test'

type Rows = {
  readonly captcha: { readonly flow: string; readonly answer: string; readonly at: number }
  readonly outbox: { readonly to: string; readonly text: string; readonly code: string | null; readonly at: number }
}

/** The list of the QA console, the newest first. */
export const consoleRows = async <Name extends keyof Rows>(page: Page, name: Name): Promise<readonly Rows[Name][]> => {
  const answer = await page.request.get(`/qa/${name}.json`)
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()) as readonly Rows[Name][]
}
