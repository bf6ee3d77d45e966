import { register } from '../pages/register-page'
import { expect, freshName, password, test } from '../site'

test('share: a guest logs in, a member has a link, and a friend who registers with it is counted', async ({
  site,
  browser,
  baseURL,
}) => {
  const { page, t } = site
  const share = () =>
    page
      .getByTestId('bottom-menu')
      .getByRole('link', { name: t('promotions:menu.share'), exact: true })
      .click()
  await page.goto('/m/home')
  await share()
  await expect(page).toHaveURL(/\/m\/login/)
  await register(page, freshName(), password)
  // Home greets a new member with messages.
  await page.goto('/m/activity')
  await share()
  await expect(page).toHaveURL(/\/m\/inviteFriends$/)
  await expect(page.getByRole('img', { name: t('promotions:invite.qr') })).toBeVisible()
  const link = await page.getByRole('button', { name: t('promotions:invite.copy') }).textContent()
  const code = link?.match(/code=([A-Z2-9]{8})/)?.[1] ?? ''
  expect(code).not.toBe('')

  const friend = await browser.newPage({ baseURL: baseURL ?? '' })
  await register(friend, freshName(), password, '', `?code=${code}`)
  await friend.context().close()
  await page.reload()
  const steps = page.getByRole('listitem')
  await expect(steps.filter({ hasText: t('promotions:invite.step.clicks') })).toHaveText(/^1/)
  await expect(steps.filter({ hasText: t('promotions:invite.step.registered') })).toHaveText(/^1/)
  await expect(steps.filter({ hasText: t('promotions:invite.step.qualified') })).toHaveText(/^0/)
})

test('red rain: two players catch one envelope each, and the money is in the record', async ({
  site,
  browser,
  baseURL,
}) => {
  const { page, t } = site
  const second = await browser.newPage({ baseURL: baseURL ?? '', reducedMotion: 'no-preference', locale: 'pt-BR' })
  for (const player of [page, second]) {
    await register(player, freshName(), password)
    await player.goto('/m/redRain')
  }
  await page.getByRole('button', { name: /1$/ }).click()
  // The second player sees the canvas, and uses the keyboard.
  await expect(second.locator('canvas')).toBeVisible()
  await second.getByRole('button', { name: t('promotions:rain.catch') }).press('Enter')
  for (const player of [page, second]) {
    await expect(player.getByText(t('promotions:rain.caught'))).toBeVisible()
    const sum =
      (await player
        .getByRole('status')
        .filter({ hasText: t('promotions:rain.caught') })
        .textContent()) ?? ''
    const cents = sum.match(/\d+,\d{2}/)?.[0] ?? ''
    expect(cents).not.toBe('')
    await player.reload()
    await expect(player.getByText(t('promotions:rain.caught'))).toBeVisible()
    await player.goto('/m/transaction/record')
    await expect(player.getByText(new RegExp(cents)).first()).toBeVisible()
  }
  await second.context().close()
})
