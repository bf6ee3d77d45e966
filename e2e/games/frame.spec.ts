import type { Page } from '@playwright/test'
import { openGameTab } from '../pages/game-page'
import { signInAsReturning } from '../pages/register-page'
import { expect, freshName, password, test } from '../site'

/** One game of each engine; poker also with one opponent. */
const games = [
  'LUMORA_prisma-ascendant',
  'POMAR_pomar-tres-rolos',
  'CORALIS_tidal-ways',
  'LUMORA_prism-field',
  'POMAR_raspa-pomar',
  'IRONBELL_saloon-jacks-or-better',
  'VERITAS_blackjack-cobalt',
  'RIVERNINE_bravo-holdem',
  'ACEFIELD_red-dragon-heads-up',
  'ANZOL_golden-hook',
  'SKYRISE_rocket-x',
  'VERITAS_baccarat-salon-one',
  'VERITAS_dragon-tiger-live',
  'VERITAS_roulette-serena',
  'ALTAMESA_emperors-sic-bo',
  'ARENUM_arenum-football',
  'LOTT_daily-three',
]
const sizes = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
]

/** What a frame of this size scrolls or cuts. Lists of bets scroll within themselves, above their slip. */
const faultsOf = (tab: Page): Promise<readonly string[]> =>
  tab.evaluate(() => {
    const scroller = document.documentElement
    const faults: string[] = []
    if (scroller.scrollHeight > window.innerHeight) faults.push(`page is ${scroller.scrollHeight} px high`)
    if (scroller.scrollWidth > window.innerWidth) faults.push(`page is ${scroller.scrollWidth} px wide`)
    for (const control of Array.from(document.querySelectorAll<HTMLElement>('.game button'))) {
      const { top, right, bottom, left, width } = control.getBoundingClientRect()
      if (width === 0 || control.closest('.table-body')) continue
      const isOut = top < -1 || left < -1 || right > window.innerWidth + 1 || bottom > window.innerHeight + 1
      if (isOut) faults.push(`“${control.getAttribute('aria-label') ?? control.textContent}” is outside`)
    }
    for (const control of Array.from(document.querySelectorAll<HTMLElement>('.tray-chip, .mines-count'))) {
      const { width, height } = control.getBoundingClientRect()
      if (Math.min(width, height) < 43.5) faults.push(`${control.className} is ${width} × ${height} px`)
    }
    for (const text of Array.from(document.querySelectorAll<HTMLElement>('.game h1, .game .amount, .game .label')))
      if (text.scrollWidth > text.clientWidth + 1 && getComputedStyle(text).overflowX === 'hidden')
        faults.push(`“${text.textContent}” is cut`)
    return faults
  })

test('no game scrolls or cuts its controls on a small phone, a phone, and a phone on its side', async ({ site }) => {
  test.setTimeout(300_000)
  const { page, t } = site
  const name = freshName()
  await signInAsReturning(page, t, name, password)
  const found: Record<string, readonly string[]> = {}
  for (const game of games) {
    const tab = await openGameTab(page, game)
    for (const size of sizes) {
      await tab.setViewportSize(size)
      const faults = await faultsOf(tab)
      if (faults.length > 0) found[`${game} ${size.width}×${size.height}`] = faults
    }
    await tab.close()
  }
  expect(found).toEqual({})
})

test('keyboard: nothing below an open sheet takes the focus, and the game has one way in and out', async ({ site }) => {
  const { page } = site
  await page.goto('/m/play?gameId=VERITAS_blackjack-cobalt&nodeId=VERITAS_blackjack-cobalt&mode=demo')
  const game = page.frameLocator('iframe')
  await expect(game.getByRole('dialog')).toBeVisible({ timeout: 90_000 })
  const covered = game.locator('.game[inert] :focus')
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab')
    await expect(covered).toHaveCount(0)
  }
})
