import type { Page } from '@playwright/test'
import { deskTexts, goTo, openDesk } from '../pages/desk-page'
import { register } from '../pages/register-page'
import { expect, freshName, password, test } from '../site'

const logOf = (page: Page) => page.getByRole('log').getByRole('article')

test('a guest reaches support from the login: answered at the desk, kept over a reload and in a second tab, apart from the member’s chat', async ({
  site,
  browser,
  context,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const { page, t } = site
  await page.goto('/m/login')
  await page.getByRole('link', { name: t('account:bar.chat') }).click()
  await expect(page.getByText(t('messaging:chat.guest'))).toBeVisible()
  const question = `I cannot log in ${freshName()}`
  await page.locator('textarea').fill(question)
  await page.locator('textarea').press('Enter')
  await expect(logOf(page)).toHaveCount(1)
  expect(await page.evaluate(() => document.cookie)).not.toContain('guest')

  const desk = await openDesk(browser, baseURL ?? '', 'support01', password)
  await goTo(desk, 'chats')
  const waiting = desk.getByRole('group').filter({ hasText: question })
  await expect(waiting).toContainText(deskTexts('operator:chats.guestTitle'))
  await waiting.getByRole('link', { name: deskTexts('operator:chats.open') }).click()
  await expect(desk.getByText(deskTexts('operator:chats.guestText'))).toBeVisible()
  await desk.locator('textarea[name=text]').fill('Which browser do you use?')
  await desk.getByRole('button', { name: deskTexts('operator:chats.send') }).click()
  await expect(logOf(page)).toHaveCount(2)

  await page.reload()
  await expect(logOf(page)).toHaveText([new RegExp(question), /Which browser do you use\?/])
  const other = await context.newPage()
  await other.goto('/m/chat')
  await expect(logOf(other)).toHaveCount(2)
  await other.locator('textarea').fill('the newest one')
  await other.locator('textarea').press('Enter')
  await expect(logOf(page)).toHaveCount(3)
  await expect(logOf(desk)).toHaveCount(3)
  await other.close()

  await register(page, freshName(), password)
  await page.goto('/m/chat')
  await expect(page.getByText(t('messaging:chat.emptyTitle'))).toBeVisible()
  await expect(logOf(page)).toHaveCount(0)
  await desk.context().close()
})
