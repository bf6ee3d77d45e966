import { decide, deskTexts, goTo, openDesk } from '../pages/desk-page'
import { register } from '../pages/register-page'
import { expect, freshName, password, test } from '../site'

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const promotion = '/m/activityDetail?id=aurora-idea-of-the-month'

test('applications: approved and claimed once, rejected with the reason, at the desk in another browser', async ({
  site,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const { page, t } = site
  const desk = await openDesk(browser, baseURL ?? '', 'cashier01', password)
  const apply = async (member: string, remark: string) => {
    await register(page, member, password)
    await page.goto(promotion)
    await page.locator('textarea[name=remark]').fill(remark)
    await page
      .locator('input[name=imageIds]')
      .setInputFiles({ name: 'idea.png', mimeType: 'image/png', buffer: picture })
    await expect(page.getByRole('img', { name: 'idea.png' })).toBeVisible()
    await page.locator('form [type=submit]').click()
    await expect(page.getByText(t('promotions:label.applying'))).toBeVisible()
  }

  const approved = freshName()
  await apply(approved, 'A bigger spin button')
  await goTo(desk, 'applications')
  const card = desk.getByRole('group').filter({ hasText: approved })
  await expect(card.getByRole('img')).toBeVisible()
  await card.getByRole('button', { name: deskTexts('operator:applications.review') }).click()
  await card.locator('input[name=amount]').fill('25')
  await decide(desk, approved, null)

  await page.goto('/m/rewardCenter')
  await expect(page.getByText(/25,00/).first()).toBeVisible()
  const claim = page.getByRole('button', { name: /Ideia do mês/ })
  await claim.dblclick()
  await expect(claim).toHaveCount(0)
  await page.reload()
  await expect(page.getByText(t('promotions:rewards.emptyTitle'))).toBeVisible()
  await page.goto('/m/transaction/record')
  await expect(page.getByText(/25,00/).first()).toBeVisible()

  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  const rejected = freshName()
  await apply(rejected, 'Free money for everybody')
  const reason = 'Not an idea for the site'
  await decide(desk, rejected, reason)
  await page.reload()
  await expect(page.getByText(t('promotions:label.rejected'))).toBeVisible()
  await expect(page.getByText(reason)).toBeVisible()
  await desk.context().close()
})

test('reward centre: check-in and a code are paid once, and a used code says so', async ({ site }) => {
  const { page, t } = site
  await register(page, freshName(), password)
  await page.goto('/m/rewardCenter')
  await page.getByRole('button', { name: t('promotions:action.checkIn') }).click()
  await expect(page.getByRole('button', { name: t('promotions:checkIn.done') })).toBeDisabled()
  const code = page.locator('input[name=promoCode]')
  const redeem = page.getByRole('button', { name: t('promotions:code.submit') })
  await code.fill('aurora5')
  await redeem.click()
  await expect(page.getByText(/5,00/).first()).toBeVisible()
  await code.fill('AURORA5')
  await redeem.click()
  await expect(page.getByText(t('promotions:errors.promotion_taken'))).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: t('promotions:checkIn.done') })).toBeDisabled()
})
