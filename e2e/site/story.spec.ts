import { isDeep } from '../depth'
import { deposit } from '../pages/deposit-page'
import { expectPlayableOnItsSide, openGame, playRound } from '../pages/game-page'
import { signInThroughForm } from '../pages/login-page'
import { playedResult } from '../pages/played-result'
import { register } from '../pages/register-page'
import { balance, expectSignedOut, expectBalance, header, logOut } from '../pages/shell'
import { expect, freshName, password, test } from '../site'

// The second language is walked by the deep run.
for (const tag of isDeep ? (['ja'] as const) : (['pt'] as const)) {
  test.describe(`a player's whole way in ${tag}`, () => {
    // One run with motion, as for most visitors.
    test.use({ tag, contextOptions: { reducedMotion: tag === 'pt' ? 'no-preference' : 'reduce' } })
    test.setTimeout(420_000)

    test('registers, logs in, deposits, finds a game, plays rounds, sees them in the record, logs out', async ({
      site,
    }) => {
      const { page, t } = site
      const name = freshName()

      await page.goto('/m')
      await expect(page).toHaveURL(/\/m\/home$/)
      await expect(page.locator('html')).toHaveAttribute('lang', tag)
      await expect(header(page)).toBeVisible()

      await register(page, name, password)
      await logOut(page, t)
      await signInThroughForm(page, name, password)

      await page.goto('/m/home')
      await expectBalance(page, 0n)
      await deposit(page, t, '100')
      await page.goto('/m/home')
      await expectBalance(page, 10_000n)

      await page.goto('/m/slot-games?vassalage=')
      const answered = page.waitForResponse((response) => response.url().includes('gameName=') && response.ok())
      await page.getByRole('searchbox').fill('prisma')
      const found = (await (await answered).json()) as {
        value: { games: { gameId: string; gameName: string }[] }
      }
      const game = found.value.games[0]
      expect(game?.gameName.toLowerCase()).toContain('prisma')
      await expect(page.getByTestId('game-card').first()).toContainText(/./)

      const frame = await openGame(page, game?.gameId ?? '')
      for (let round = 0; round < 2; round += 1) await playRound(frame)

      await page.goto('/m/gameRecord')
      const bets = page.getByRole('list', { name: t('wallet:bets.list') }).getByRole('listitem')
      await expect(bets).toHaveCount(2)
      await expect(bets.first()).toContainText(game?.gameName ?? '')

      const expected = 10_000n + (await playedResult(page))
      await page.goto('/m/home')
      await expectBalance(page, expected)

      await logOut(page, t)
      await expect(page).toHaveURL(/\/m\/home$/)
      await expect(balance(page)).toHaveCount(0)
      await page.goto('/m/gameRecord')
      await expect(page).toHaveURL(/\/m\/login/)
      await expectSignedOut(page)
    })
  })
}

test('the balance in the header moves while the game is played, in a second tab too', async ({ site, context }) => {
  test.setTimeout(240_000)
  const { page, t } = site
  await register(page, freshName(), password)
  await deposit(page, t, '50')
  const frame = await openGame(page, 'LUMORA_prisma-ascendant')
  await expectPlayableOnItsSide(page, frame)
  await expectBalance(page, 5_000n)
  const second = await context.newPage()
  await second.goto('/m/home')
  await expectBalance(second, 5_000n)
  await page.bringToFront()
  await playRound(frame)
  const expected = 5_000n + (await playedResult(page))
  await expectBalance(page, expected)
  await expectBalance(second, expected)
})
