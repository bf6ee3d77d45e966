import { endpoints } from '@mosaic/contracts'
import { expect, type Page } from '@playwright/test'
import type { TextOf } from '../texts'
import { sessionKey } from './login-page'
import { visit } from './visit'

/** Types a promo code in the reward centre. */
export const redeemCode = async (page: Page, t: TextOf, code: string): Promise<void> => {
  await visit(page, '/m/rewardCenter')
  await page.locator('input[name=promoCode]').fill(code)
  await page.getByRole('button', { name: t('promotions:code.submit') }).click()
}

/** Play money of the demo, for a new member without a deposit. */
export const redeemPlayMoney = async (page: Page, t: TextOf): Promise<void> => {
  await redeemCode(page, t, 'AURORA5')
  await expect(page.getByText(/5,00/).first()).toBeVisible()
}

/** Claims one reward so many times at the same moment, each a request of its own; gives the amount of each answer, null: refused. */
export const claimInParallel = (page: Page, rewardId: string, times: number): Promise<readonly (string | null)[]> =>
  page.evaluate(
    async ([key, path, module, promotionClaimId, count]) => {
      type Session = { readonly token: string; readonly merchantCode: string }
      const { token, merchantCode } = JSON.parse(localStorage.getItem(String(key)) ?? '{}') as Session
      const headers = {
        ...{ Merchant: merchantCode, Authorization: token, Language: 'PT', Device: 'web', ModuleId: String(module) },
        'content-type': 'application/json',
      }
      const claim = async (_each: unknown, index: number): Promise<string | null> => {
        const answer = await fetch(String(path), {
          method: 'POST',
          headers: { ...headers, 'idempotency-key': `${promotionClaimId}-${index}` },
          body: JSON.stringify({ promotionClaimId }),
        })
        return ((await answer.json()) as { value?: { amount: string } }).value?.amount ?? null
      }
      return Promise.all(Array.from({ length: Number(count) }, claim))
    },
    [sessionKey, endpoints.claimPromotion.path, endpoints.claimPromotion.module, rewardId, times] as const,
  )
