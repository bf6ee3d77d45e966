import { expect, type Page } from '@playwright/test'
import type { TextOf } from '../texts'

const pagesOnPaper = async (page: Page): Promise<number> =>
  (await page.pdf()).toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0

/** The receipt that is open prints on one page: at its top, with every row and without its button. */
export const expectReceiptPrints = async (page: Page, t: TextOf): Promise<void> => {
  const receipt = page.getByRole('region', { name: t('records:receipt.label') })
  const print = receipt.getByRole('button', { name: t('records:receipt.print') })
  await expect(print).toBeVisible()
  expect(await pagesOnPaper(page)).toBe(1)
  await page.emulateMedia({ media: 'print' })
  await expect(print).toBeHidden()
  expect((await receipt.boundingBox())?.y).toBeLessThan(40)
  const rows = receipt.locator('dl > *')
  expect(await rows.count()).toBeGreaterThan(3)
  for (const row of await rows.all()) await expect(row).toBeInViewport({ ratio: 1 })
  await page.emulateMedia({ media: null })
}
