import type { Page } from '@playwright/test'
import { deposit } from '../pages/deposit-page'
import { sessionKey } from '../pages/login-page'
import { register } from '../pages/register-page'
import { expect, freshName, password, test } from '../site'

type Wallet = { readonly code: string; readonly balance: string }

/** Balances as the gateway has them, by wallet. */
const walletsOf = async (page: Page): Promise<Record<string, string>> => {
  const token = await page.evaluate((key): string => JSON.parse(localStorage.getItem(key) ?? '{}').token, sessionKey)
  const answer = await page.request.get('/wps/member/info/funds/consolidated', {
    headers: { Merchant: 'aurora', Authorization: token, Language: 'PT', Device: 'web', ModuleId: 'COMM3' },
  })
  const { wallets } = (await answer.json()).value as { readonly wallets: readonly Wallet[] }
  return Object.fromEntries(wallets.map(({ code, balance }) => [code, balance]))
}

test('answers to a transfer that cannot be read: 7.00 moves once, and the member learns it', async ({ site }) => {
  test.setTimeout(180_000)
  const { page, t } = site
  await register(page, freshName(), password)
  await deposit(page, t, '50,00')
  const keys: (string | undefined)[] = []
  const bodies = ['<html>portal</html>', '{"success":true,"val', '']
  await page.route('**/wps/relay/GCS_walletTransfer', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    const answer = await route.fetch()
    const body = bodies[keys.length - 1]
    await route.fulfill(body === undefined ? { response: answer } : { status: 200, body })
  })
  await page.goto('/m/transfer')
  await page.locator('input[name=amount]').fill('7,00')
  await page.locator('form [type=submit]').click()
  await expect(page.getByText(t('forms:check.transfer'))).toBeVisible({ timeout: 20_000 })
  await expect(page.locator('form [type=submit]')).toHaveCount(0)
  await expect(page).toHaveURL(/transferId=/, { timeout: 20_000 })
  expect([keys.length, new Set(keys).size]).toEqual([4, 1])
  const { main, ...vendors } = await walletsOf(page)
  expect([main, Object.values(vendors).filter((amount) => amount !== '0.00')]).toEqual(['43.00', ['7.00']])
})
