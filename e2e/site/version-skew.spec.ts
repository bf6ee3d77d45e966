import { deposit } from '../pages/deposit-page'
import { changeCalls, newerGateway, newerRemote, olderGateway } from '../pages/other-version'
import { register } from '../pages/register-page'
import { failedCard } from '../pages/shell'
import { expect, freshName, password, test, type Site } from '../site'

// Requests of a service worker cannot be intercepted.
test.use({ serviceWorkers: 'block' })

const nothingFailed = async ({ page, t }: Site): Promise<void> => {
  await expect(failedCard(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: t('common:action.retry'), exact: true })).toHaveCount(0)
}

/** Reads and writes on a screen of four remotes; each effect is there after a reload. */
const useTheSite = async (site: Site): Promise<void> => {
  const { page, t } = site

  await page.goto('/m/member/home')
  await expect(page.getByRole('main').getByText(/R\$/).first()).toBeVisible()
  await nothingFailed(site)
  await page.goto('/m/limits')
  const limit = page
    .getByRole('list', { name: t('account:limits.kind.deposit.title'), exact: true })
    .getByRole('button')
    .first()
  await limit.click()
  await page.locator('input[name=amount]').fill('100')
  await page.locator('form [type=submit]').click()
  await expect(page.locator('input[name=amount]')).toHaveCount(0)
  await page.reload()
  await expect(limit).toContainText(/R\$\s100[.,]00/)
  await nothingFailed(site)

  await page.goto('/m/slot-games')
  const hearts = page.getByTestId('game-card').locator('button[aria-pressed]')
  await hearts.first().click()
  await expect(hearts.first()).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(hearts.first()).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/m/fav-games')
  await expect(page.getByTestId('game-card')).toHaveCount(1)
  await nothingFailed(site)

  await deposit(page, t, '50')
  await page.goto('/m/vouReport')
  const deposits = page.getByRole('list', { name: t('wallet:deposits.list'), exact: true }).getByRole('listitem')
  await expect(deposits).toHaveCount(1)
  await expect(deposits).toContainText(/R\$\s50[.,]00/)
  await page.goto('/m/gameRecord')
  await expect(page.getByText(t('wallet:bets.empty'))).toBeVisible()
  await nothingFailed(site)

  await page.goto('/m/notice')
  const dot = page.getByRole('img', { name: t('messaging:notice.unread') })
  const unread = page.getByRole('main').getByRole('button').filter({ has: dot })
  await expect(unread.first()).toBeVisible()
  const before = await unread.count()
  const read = page.waitForResponse((response) => response.url().includes('MCSFE_markAnnouncementAsRead'))
  await unread.first().click()
  expect((await read).ok()).toBe(true)
  await page.goto('/m/notice')
  await expect(unread).toHaveCount(before - 1)
  await nothingFailed(site)
  // Open calls end with the flow.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}

/** Optional fields that today's gateway answers and today's remotes send. */
const leftOut = [
  'vipProgress answer.currentProgress',
  'vipProgress answer.monthlyTurnover',
  'vipProgress answer.playerRankProgress',
  'vendors answer.data',
  'gameList query.language',
  'gameList query.platform',
  'gameList query.sort',
  'depositReport query.startDate',
  'depositReport query.endDate',
]

test('a remote works with a gateway that knows none of the optional fields yet', async ({ site }) => {
  test.setTimeout(240_000)
  await register(site.page, freshName(), password)
  const changed = await changeCalls(site.page, olderGateway)
  await useTheSite(site)
  expect([...changed]).toEqual(expect.arrayContaining(leftOut))
})

test('a remote works with a gateway whose answers carry a field more, and a gateway with a remote that sends one more', async ({
  site,
}) => {
  test.setTimeout(240_000)
  await register(site.page, freshName(), password)
  const changed = await changeCalls(site.page, { ...newerGateway, ...newerRemote })
  await useTheSite(site)
  expect([...changed]).toEqual(
    expect.arrayContaining(
      ['setLimit', 'addFavourite', 'depositQr', 'markAnnouncementRead'].flatMap((name) => [
        `${name} body`,
        `${name} query`,
        `${name} answer`,
      ]),
    ),
  )
})
