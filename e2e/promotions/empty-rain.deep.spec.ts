import type { Page } from '@playwright/test'
import { openCampaignDesk } from '../pages/campaign-desk'
import { readAsMember } from '../pages/read-as-member'
import { register } from '../pages/register-page'
import { expect, freshName, password, test } from '../site'

const total = '0.37'

/** What a player caught of the rain with this sum, and how many of its envelopes are left. */
const rainOf = async (page: Page): Promise<{ caught: string | null; falling: number } | undefined> => {
  const rain = (await readAsMember(page, 'redRains')).list.find((each) => each.total === total)
  return rain && { caught: rain.caught, falling: rain.falling }
}

// Only in the deep run: it gives every member of Aurora a second rain.
test('a rain with one envelope and two players: one gets all of it, the other one reads that it is empty', async ({
  site,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000)
  const { page, t } = site
  const second = await browser.newPage({ baseURL: baseURL ?? '', reducedMotion: 'reduce', locale: 'pt-BR' })
  const grab = (player: Page) => player.getByRole('button', { name: t('promotions:rain.catch') })
  const caught = (player: Page) => player.getByText(t('promotions:rain.caught'))
  for (const player of [page, second]) {
    await register(player, freshName(), password)
    // The rain of the demo falls for everybody.
    await player.goto('/m/redRain')
    await grab(player).click()
    await expect(caught(player)).toBeVisible()
  }
  const id = `rain-${Date.now().toString(36)}`
  const terms = { of: { kind: 'RED_RAIN', total, envelopes: 1, division: 'equal', waves: 1, waveMinutes: 60 } } as const
  const desk = await openCampaignDesk(browser, baseURL ?? '', password)
  await desk.launch(id, { ...terms, reward: { type: 'cash' }, budget: total })
  await desk.close()

  for (const player of [page, second]) {
    await player.reload()
    await expect(grab(player)).toBeVisible()
  }
  await grab(page).click()
  await expect.poll(() => rainOf(page)).toEqual({ caught: total, falling: 0 })
  // Their page may have heard of it already.
  if (await grab(second).isVisible()) {
    await grab(second).click()
    await expect(second.getByText(t('promotions:errors.rain_empty'))).toBeVisible()
  }
  await expect(grab(second)).toHaveCount(0)
  expect(await rainOf(second)).toEqual({ caught: null, falling: 0 })
  await page.goto('/m/transaction/record')
  await expect(page.getByText(/0,37/).first()).toBeVisible()
  await second.context().close()
})
