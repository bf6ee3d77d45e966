import { expect, type Page } from '@playwright/test'

type Message = { readonly to: string; readonly code: string | null; readonly at: number }

/** Types the answer of the newest captcha, as a person who sees the picture would. */
export const solveCaptcha = async (page: Page): Promise<void> => {
  const picture = page.locator('input[name=captcha]')
  await expect(picture).toBeVisible()
  await expect(page.locator('img[src^="data:image/png"]')).toBeVisible()
  const rows = (await (await page.request.get('/qa/captcha.json')).json()) as { answer: string }[]
  await picture.fill(rows[0]?.answer ?? '')
}

/** Presses "send", solves the captcha if the gateway wants to see a person, and reads the code from the QA console. */
export const askForCode = async (page: Page, number: string): Promise<string> => {
  const since = Date.now() - 2000
  const send = page.locator('input[name=verificationCode], input[name=messageCode]').locator('xpath=../..').getByRole('button')
  const answered = page.waitForResponse((response) => response.url().includes('/wps/verification/sms/'))
  await send.click()
  if (!(await answered).ok()) {
    await solveCaptcha(page)
    await send.click()
  }
  await expect(send).toBeDisabled()
  const newest = async () => ((await (await page.request.get('/qa/outbox.json')).json()) as Message[]).find(({ to, at }) => to.endsWith(number) && at >= since)?.code ?? ''
  await expect.poll(newest).not.toBe('')
  return newest()
}
