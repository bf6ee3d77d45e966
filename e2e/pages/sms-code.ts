import { expect, type Page } from '@playwright/test'
import { consoleRows } from './console-rows'

/** The last captcha of this page; other flows request theirs at the same time. */
const flowOf = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).searchParams.get('flow'))
      .filter((flow) => flow !== null)
      .at(-1),
  )

/** Fills in the answer of the visible captcha. */
export const solveCaptcha = async (page: Page): Promise<void> => {
  const picture = page.locator('input[name=captcha]')
  await expect(picture).toBeVisible()
  await expect(page.locator('img[src^="data:image/png"]')).toBeVisible()
  const rows = await consoleRows(page, 'captcha')
  const flow = await flowOf(page)
  await picture.fill((rows.find((row) => row.flow === flow) ?? rows[0])?.answer ?? '')
}

const sendButton = (page: Page) =>
  page.locator('input[name=verificationCode], input[name=messageCode]').locator('xpath=../..').getByRole('button')

const newestCode = async (page: Page, number: string, since: number): Promise<string> => {
  const newest = async () =>
    (await consoleRows(page, 'outbox')).find(({ to, at }) => to.endsWith(number) && at >= since)?.code ?? ''
  await expect.poll(newest).not.toBe('')
  return newest()
}

/** Presses "send", solves a captcha if there is one, and reads the code from the QA console. */
export const askForCode = async (page: Page, number: string): Promise<string> => {
  const since = Date.now() - 2000
  const send = sendButton(page)
  const answered = page.waitForResponse((response) => response.url().includes('/wps/verification/sms/'))
  await send.click()
  if (!(await answered).ok()) {
    await solveCaptcha(page)
    await send.click()
  }
  await expect(send).toBeDisabled()
  return newestCode(page, number, since)
}

/** Gives a member of Aurora a verified number; a real code would block the next one for a minute. */
export const giveNumber = async (page: Page, account: string, number: string): Promise<void> => {
  const given = await page.request.post('/qa/contacts.json', {
    data: { merchant: 'aurora', account, mobile: `+55${number}` },
  })
  expect(await given.json()).toEqual({ given: account })
}
