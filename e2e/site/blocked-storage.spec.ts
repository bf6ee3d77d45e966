import type { Page } from '@playwright/test'
import { deposit } from '../pages/deposit-page'
import { openGame, playRound } from '../pages/game-page'
import { balance } from '../pages/shell'
import { expect, password, test } from '../site'

/** Everything exists and nothing is allowed: site data and cookies of scripts are blocked, no socket opens. */
const forbid = () => {
  const refuse = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  const rejected = () => Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'))
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
    Object.defineProperty(window, name, { get: refuse, configurable: true })
  for (const name of ['BroadcastChannel', 'WebSocket', 'Worker', 'SharedWorker'])
    Object.defineProperty(window, name, {
      value: class {
        constructor() {
          refuse()
        }
      },
      configurable: true,
    })
  Object.defineProperty(Navigator.prototype, 'locks', { get: () => ({ request: rejected }), configurable: true })
  Object.defineProperty(Navigator.prototype, 'serviceWorker', {
    get: () => ({ register: rejected, getRegistration: rejected, addEventListener: refuse, controller: null }),
    configurable: true,
  })
  if (typeof Notification === 'function') Notification.requestPermission = rejected
}

const signIn = async (page: Page, username: string): Promise<void> => {
  await page.goto('/m/login')
  await page.locator('input[name=username]').fill(username)
  await page.locator('input[name=password]').fill(password)
  await page.locator('input[name=password]').press('Enter')
  await page.waitForURL((url) => !url.pathname.startsWith('/m/login'), { waitUntil: 'commit', timeout: 20_000 })
}

test('a browser that forbids storage, channel, locks, sockets and workers: login, deposit, round, record, renewal, chat', async ({
  site,
}) => {
  test.setTimeout(240_000)
  const { page, t } = site
  await page.addInitScript(forbid)
  await signIn(page, 'vip01')
  await expect(balance(page)).toContainText(/R\$\s[\d.]+/)
  await deposit(page, t, '75,50')
  const game = await openGame(page, 'LUMORA_prisma-ascendant')
  await playRound(game)
  await page.goto('/m/transaction/record')
  await expect(page.locator('main').getByRole('listitem').first()).toBeVisible({ timeout: 20_000 })

  // The token runs out under the open page.
  let expired = 0
  await page.route('**/wps/member/info/funds/consolidated', async (route) => {
    expired += 1
    if (expired > 1) return route.continue()
    return route.fulfill({
      status: 401,
      contentType: 'application/json',
      body: JSON.stringify({ success: false, value: null, errorCode: 'login.not.session' }),
    })
  })
  const renewed = page.waitForResponse((response) => response.url().includes('/wps/session/refresh'))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  expect((await renewed).ok()).toBe(true)
  await expect.poll(() => expired).toBeGreaterThan(1)
  await expect(page).toHaveURL(/\/m\/transaction\/record/)

  await page.goto('/m/chat')
  const text = `Hello ${Date.now()}`
  await page.getByRole('textbox').fill(text)
  await page.getByRole('textbox').press('Enter')
  await expect(page.getByRole('article').filter({ hasText: text })).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: text })).toContainText(t('messaging:chat.state.sent'))
})
