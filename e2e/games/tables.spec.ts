import { deposit } from '../pages/deposit-page'
import { openGame } from '../pages/game-page'
import { signInAsReturning } from '../pages/register-page'
import { expectBalance } from '../pages/shell'
import { gameName } from '../pages/studio-texts'
import { expect, freshName, password, test } from '../site'

test('a crash bet is taken back before the take-off: the wallet has the money again, the record says so', async ({
  site,
}) => {
  test.setTimeout(180_000)
  const { page, t } = site
  const name = freshName()
  await signInAsReturning(page, t, name, password)
  await deposit(page, t, '20')
  const game = await openGame(page, 'SKYRISE_rocket-x')
  const text = gameName('pt', 'crash')
  const panel = game.getByRole('region', { name: text('panel') }).nth(1)
  await expect(game.getByText(/^Começa em [67] s$/)).toBeVisible({ timeout: 90_000 })
  await panel.getByRole('button', { name: text('bet') }).click()
  await expect(panel.getByText(text('waiting'))).toBeVisible()
  await expectBalance(page, 1500n)
  // The second tap of two takes nothing back.
  await panel.locator('.crash-back').click({ delay: 600 })
  await expect(panel.getByRole('button', { name: text('bet') })).toBeVisible()
  await expectBalance(page, 2000n)
  await page.goto('/m/gameRecord')
  const bets = page.getByRole('list', { name: t('wallet:bets.list') }).getByRole('listitem')
  await expect(bets).toHaveCount(1)
  await expect(bets.first()).toContainText(t('wallet:bets.state.CANCELLED'))
})
