import { expect, type Page } from '@playwright/test'
import type { TextOf } from '../texts'
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
