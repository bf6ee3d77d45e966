import type { PushedNotice } from '@mosaic/contracts'
import type { Page } from '@playwright/test'
import { startPushEndpoint } from '@mosaic/contracts/testing'
import { operatorCommand } from '../operator-command'
import { startSiteBeside } from '../own-site'
import { deskTexts, enrolAtDesk, goTo, openDesk } from '../pages/desk-page'
import { register } from '../pages/register-page'
import { expect, freshName, password, test } from '../site'
import { textsOf } from '../texts'

const logOf = (page: Page) => page.getByRole('log').getByRole('article')
/** The text of each message, without its time and state. */
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
const write = (desk: Page, text: string) => desk.locator('textarea[name=text]').fill(text)
const send = (desk: Page) => desk.getByRole('button', { name: deskTexts('operator:chats.send') }).click()
const answer = async (desk: Page, text: string) => {
  await write(desk, text)
  await send(desk)
}

test('a chat survives a killed gateway, an offline minute and a lost answer: no message lost, doubled or out of order, in two tabs', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000)
  const t = textsOf('pt')
  const own = await startSiteBeside(baseURL ?? '', process.env.MOSAIC_DATA_DIR ?? '.data')
  try {
    const { site } = own.addresses
    const added = operatorCommand(site, own.dataDir, 'operators', 'add', 'admin01', 'admin01@example.com')
    const context = await browser.newContext({ baseURL: site })
    const page = await context.newPage()
    await page.clock.install()
    const member = freshName()
    await register(page, member, password)
    await page.goto('/m/chat')
    const other = await context.newPage()
    await other.goto('/m/chat')
    const field = page.locator('textarea')
    const say = async (text: string) => {
      await field.fill(text)
      await field.press('Enter')
    }
    await say('first question')
    await expect(logOf(other)).toHaveCount(1)

    await added
    const desk = await enrolAtDesk(browser, site, 'admin01@example.com', password)
    await openChat(desk, member)
    await answer(desk, 'second, an answer')
    const everywhere = [page, other, desk]
    for (const each of everywhere) await expect(logOf(each)).toHaveCount(2)

    await field.fill('third, as the gateway dies')
    await write(desk, 'answered as the gateway dies')
    const asked = desk.waitForRequest('**/ops/v1/chats/messages')
    await Promise.all([field.press('Enter'), send(desk)])
    await asked
    await own.kill('gateway')
    await say('fourth, while it is down')
    await own.start('gateway')
    for (const each of everywhere) await expect(logOf(each).filter({ hasText: /dies|down/ })).toHaveCount(3)

    await context.setOffline(true)
    await say('fifth, written offline')
    await say('sixth, written offline')
    // The gateway has written the answer, and the operator does not learn it.
    let lost = 0
    await desk.route('**/ops/v1/chats/messages', async (route) => {
      if (route.request().method() !== 'POST' || lost > 0) return route.continue()
      lost += 1
      await route.fetch()
      return route.abort()
    })
    await answer(desk, 'while you were away')
    await expect(desk.locator('textarea[name=text]')).toHaveValue('')
    expect(lost).toBe(1)
    await page.clock.fastForward(60_000)
    await context.setOffline(false)

    const byMember = [
      'first question',
      'third, as the gateway dies',
      'fourth, while it is down',
      'fifth, written offline',
      'sixth, written offline',
    ]
    const byHouse = ['second, an answer', 'answered as the gateway dies', 'while you were away']
    const words = [...byMember, ...byHouse]
    for (const each of everywhere) await expect(logOf(each)).toHaveCount(words.length, { timeout: 30_000 })
    const [seen = [], ...others] = await Promise.all(everywhere.map((each) => wordsIn(each, words)))
    expect(others).toEqual([seen, seen])
    expect(seen.filter((word) => byMember.includes(word))).toEqual(byMember)
    expect(seen.filter((word) => byHouse.includes(word))).toEqual(byHouse)

    // Waits for the counts of the list and of the message watcher: an earlier message would not count as new.
    const counts: string[] = []
    other.on('response', (response) => {
      if (response.url().includes('/CBS_unreadCount')) counts.push(response.url())
    })
    await other.goto('/m/messages')
    await expect(other.getByRole('list').first()).toBeVisible()
    await expect.poll(() => counts.length).toBeGreaterThan(1)
    await page.goto('/m/notice')
    await answer(desk, 'are you still there?')
    await expect(other.getByText(t('messaging:news.chat')).first()).toBeVisible({ timeout: 20_000 })
    await expect(other.locator('main a[href^="/m/livechat"]')).toContainText('1')
    await context.close()
    await desk.context().close()
  } finally {
    await own.stop()
  }
})

test('tab closed: an answer arrives as a push message that only this browser can read', async ({
  site,
  browser,
  context,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const { page, t } = site
  const service = await startPushEndpoint()
  await context.grantPermissions(['notifications'], { origin: baseURL ?? '' })
  // Chromium's own push service is not available here; the test's endpoint replaces it.
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
  await expect.poll(() => service.received.length, { timeout: 40_000 }).toBe(1)
  const notice = JSON.parse(service.received[0]?.text ?? '{}') as PushedNotice
  expect(notice).toMatchObject({ tag: 'chat', url: '/m/chat', language: 'PT' })
  expect(notice.body).not.toContain('here I am')

  await page.goto(`/m/unsubscribe#${notice.token}`)
  await expect(page.getByText(t('messaging:unsubscribe.doneTitle'))).toBeVisible()
  await desk.context().close()
  await service.close()
})
