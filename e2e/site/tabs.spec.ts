import { deposit } from '../pages/deposit-page'
import { openGameTab, playRound } from '../pages/game-page'
import { signInThroughForm } from '../pages/login-page'
import { register } from '../pages/register-page'
import { balance, expectBalance, logOut } from '../pages/shell'
import { expect, freshName, password, test } from '../site'

test('a second tab follows login, balance and logout, and a game in a third takes no more bets', async ({
  site,
  context,
}) => {
  test.setTimeout(180_000)
  const { page, t } = site
  const name = freshName()
  await register(page, name, password)
  await logOut(page, t)

  const second = await context.newPage()
  await second.goto('/m/home')
  await expect(balance(second)).toHaveCount(0)

  await signInThroughForm(page, name, password)
  await expect(balance(second)).toBeVisible()
  await expectBalance(second, 0n)

  await deposit(page, t, '75.50'.replace('.', ','))
  await expectBalance(second, 7_550n)

  const game = await openGameTab(page, 'LUMORA_prisma-ascendant')
  await playRound(game)
  await logOut(page, t)
  await expect(balance(second)).toHaveCount(0)
  await game.locator('button.spin').click()
  await expect(game.getByRole('alertdialog')).toBeVisible()
})
