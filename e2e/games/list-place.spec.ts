import { expect, test } from '../site'

test('going back, and loading anew, find the place in a list that had loaded further pages', async ({ site }) => {
  test.setTimeout(60_000)
  const { page } = site
  const top = () => page.evaluate(() => window.scrollY)
  await page.goto('/m/slot-games')
  const cards = page.getByTestId('game-card')
  await expect(cards.first()).toBeVisible()
  const firstPage = await cards.count()
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      return cards.count()
    })
    .toBeGreaterThan(firstPage)
  const place = await top()
  await page.getByTestId('bottom-menu').getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/\/m\/activity$/)
  await expect.poll(top).toBeLessThan(50)
  await page.goBack()
  await expect.poll(top, { timeout: 15_000 }).toBeGreaterThan(place - 60)
  await page.reload()
  await expect.poll(top, { timeout: 20_000 }).toBeGreaterThan(place - 60)
})
