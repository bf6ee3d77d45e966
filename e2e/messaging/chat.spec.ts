import type { PushedNotice } from '@mosaic/contracts'
import type { Page } from '@playwright/test'
import { startPushEndpoint } from '@mosaic/contracts/testing'
import { deskTexts, goTo, openDesk } from '../pages/desk-page'
import { register } from '../pages/register-page'
import { expect, freshName, password, test } from '../site'

const logOf = (page: Page) => page.getByRole('log').getByRole('article')
/** The words of each message, without its time and state. */
const wordsIn = async (page: Page, words: readonly string[]) =>
  (await logOf(page).allTextContents()).map((text) => words.find((word) => text.includes(word)) ?? text)

const openChat = async (desk: Page, member: string) => {
  await goTo(desk, 'chats')
  await desk
    .getByRole('group')
    .filter({ hasText: member })
    .getByRole('link', { name: deskTexts('operator:chats.open') })
    .click()
  await expect(desk.getByRole('log')).toBeVisible()
}
const answer = async (desk: Page, text: string) => {
  await desk.locator('textarea[name=text]').fill(text)
  await desk.getByRole('button', { name: deskTexts('operator:chats.send') }).click()
}

test('a chat goes on through an offline time and a lost answer: nothing lost, doubled or out of order, in two tabs', async ({
  site,
  browser,
  context,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const { page, t } = site
  const member = freshName()
  await register(page, member, password)
  await page.goto('/m/chat')
  const other = await context.newPage()
  await other.goto('/m/chat')
  const say = async (text: string) => {
    await page.locator('textarea').fill(text)
    await page.locator('textarea').press('Enter')
  }
  await say('first question')
  await expect(logOf(other)).toHaveCount(1)

  const desk = await openDesk(browser, baseURL ?? '', 'support01', password)
  await openChat(desk, member)
  await answer(desk, 'second, an answer')
  for (const each of [page, other, desk]) await expect(logOf(each)).toHaveCount(2)

  await context.setOffline(true)
  await say('third, written offline')
  await say('fourth, written offline')
  // The gateway has written the answer, and the operator does not learn it.
  let lost = 0
  await desk.route('**/ops/v1/chats/messages', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.continue()
    lost += 1
    await route.fetch()
    return route.abort()
  })
  await answer(desk, 'while you were away')
  await expect(desk.getByRole('alert').filter({ hasText: /./ })).toBeVisible()
  await desk.getByRole('button', { name: deskTexts('operator:chats.send') }).click()
  await expect(desk.locator('textarea[name=text]')).toHaveValue('')
  await context.setOffline(false)

  const words = [
    'first question',
    'second, an answer',
    'while you were away',
    'third, written offline',
    'fourth, written offline',
  ]
  for (const each of [page, other, desk])
    await expect.poll(() => wordsIn(each, words), { timeout: 30_000 }).toEqual(words)

  await other.goto('/m/messages')
  await expect(other.getByRole('list').first()).toBeVisible()
  await page.goto('/m/notice')
  await answer(desk, 'are you still there?')
  await expect(other.getByText(t('messaging:news.chat')).first()).toBeVisible({ timeout: 20_000 })
  await expect(other.locator('main a[href^="/m/livechat"]')).toContainText('1')
  await desk.context().close()
})

test('who closed the tab is told of an answer by a push message that only their browser can read', async ({
  site,
  browser,
  context,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const { page, t } = site
  const service = await startPushEndpoint()
  await context.grantPermissions(['notifications'], { origin: baseURL ?? '' })
  // Chromium's own push service is not to be had here; the test's endpoint stands in for it.
  await context.addInitScript((subscription) => {
    Object.assign(Notification, { requestPermission: () => Promise.resolve('granted') })
    Object.assign(PushManager.prototype, {
      subscribe: () => Promise.resolve({ toJSON: () => subscription }),
      getSubscription: () => Promise.resolve(null),
    })
  }, service.subscription())
  const member = freshName()
  await register(page, member, password)
  await page.goto('/m/chat')
  await page.locator('textarea').fill('I wait for you')
  await page.locator('textarea').press('Enter')
  await expect(logOf(page)).toHaveCount(1)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.goto('/m/notifications')
  await page.locator('input[name=on]').uncheck({ force: true })
  await page.getByRole('button', { name: t('messaging:notifications.save') }).click()
  await expect(page.getByText(t('messaging:notifications.saved')).first()).toBeVisible()
  await page.locator('input[name=push]').click({ force: true })
  await expect(page.locator('input[name=push]')).toBeChecked()
  await page.goto('about:blank')

  const desk = await openDesk(browser, baseURL ?? '', 'support01', password)
  await openChat(desk, member)
  await answer(desk, 'here I am')
  await expect.poll(() => service.heard.length, { timeout: 40_000 }).toBe(1)
  const told = JSON.parse(service.heard[0]?.text ?? '{}') as PushedNotice
  expect(told).toMatchObject({ tag: 'chat', url: '/m/chat', language: 'PT' })
  expect(told.body).not.toContain('here I am')

  await page.goto(`/m/unsubscribe#${told.token}`)
  await expect(page.getByText(t('messaging:unsubscribe.doneTitle'))).toBeVisible()
  await desk.context().close()
  await service.close()
})
