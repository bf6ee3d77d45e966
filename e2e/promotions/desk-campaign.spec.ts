import type { Page } from '@playwright/test'
import { deskTexts, goTo, openDesk } from '../pages/desk-page'
import { openGame, playRound } from '../pages/game-page'
import { redeemCode, redeemPlayMoney } from '../pages/member-promotions'
import { readAsMember } from '../pages/read-as-member'
import { register } from '../pages/register-page'
import { expect, freshName, password, test } from '../site'

const slot = 'POMAR_cherry-fiesta'

const fillTerms = async (writer: Page, id: string, code: string): Promise<void> => {
  await goTo(writer, 'campaigns')
  await writer.getByRole('link', { name: deskTexts('operator:campaigns.write') }).click()
  await writer.getByRole('link', { name: deskTexts('operator:campaigns.templates.wagering') }).click()
  // Another template is another form.
  await expect(writer.locator('input[name=code]')).toBeVisible()
  await writer.locator('select[name=merchant]').selectOption('aurora')
  const typed = {
    ...{ id, code, amount: '0.10', factor: '40', days: '7', budget: '0.10' },
    ...{ includedGames: slot, weights: 'LIVE 0', 'title.EN': id, 'content.EN': 'Stake it on cherries' },
  }
  for (const [name, text] of Object.entries(typed)) await writer.locator(`[name="${name}"]`).fill(text)
}

const bonusStates = async (page: Page): Promise<readonly string[]> =>
  (await readAsMember(page, 'bonuses')).list.map(({ state }) => state)

test('a campaign made at the desk: simulated, launched by a second person, claimed, wagered, and its budget used up', async ({
  site,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000)
  const { page, t } = site
  const [id, code] = [`flow-${Date.now().toString(36)}`, `FLOW${Date.now().toString(36).toUpperCase()}`]
  const writer = await openDesk(browser, baseURL ?? '', 'cashier01', password)
  await fillTerms(writer, id, code)
  await writer.getByRole('button', { name: deskTexts('operator:campaigns.simulation.ask') }).click()
  await expect(writer.getByText(deskTexts('operator:campaigns.simulation.cost'))).toBeVisible()
  await writer.getByRole('button', { name: deskTexts('operator:campaigns.save') }).click()
  await expect(writer.getByRole('group', { name: id })).toBeVisible()

  const launcher = await openDesk(browser, baseURL ?? '', 'compliance01', password)
  await goTo(launcher, 'campaigns')
  const launch = deskTexts('operator:campaigns.launch')
  await launcher.getByRole('group', { name: id }).getByRole('button', { name: launch }).click()
  await launcher.getByRole('alertdialog').getByRole('button', { name: launch }).click()
  await expect(launcher.getByRole('group', { name: id })).toContainText(deskTexts('operator:campaigns.state.LIVE'))

  await register(page, freshName(), password)
  await redeemPlayMoney(page, t)
  await redeemCode(page, t, code)
  await expect(page.getByRole('group', { name: id })).toContainText(/0,10/)
  const game = await openGame(page, slot)
  for (let round = 0; round < 20 && (await bonusStates(page)).includes('ACTIVE'); round += 1) await playRound(game)
  await expect.poll(() => bonusStates(page), { timeout: 20_000 }).toEqual(['COMPLETED'])
  await page.goto('/m/rewardCenter')
  await expect(page.locator('input[name=promoCode]')).toBeVisible()
  await expect(page.getByRole('group', { name: id })).toHaveCount(0)

  const second = await browser.newPage({ baseURL: baseURL ?? '', locale: 'pt-BR' })
  await register(second, freshName(), password)
  await redeemCode(second, t, code)
  await expect(second.getByText(t('promotions:errors.promotion_budget_used'))).toBeVisible()
  await second.context().close()

  await launcher.reload()
  const sums = launcher.getByRole('group', { name: id })
  const wagered = sums.getByText(deskTexts('operator:campaigns.wagered'))
  await expect(wagered.locator('xpath=following-sibling::*')).toContainText(/[4-9]\.\d\d/)
  await Promise.all([writer, launcher].map((desk) => desk.context().close()))
})
