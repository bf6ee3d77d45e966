import type { FrameLocator, Page } from '@playwright/test'
import { deposit } from '../pages/deposit-page'
import { openGame, openGameTab, playRound } from '../pages/game-page'
import { signInThroughForm } from '../pages/login-page'
import { playFishing, playMines, playPoker, playScratch, playVideoPoker } from '../pages/solo-rounds'
import { betOnWinner, buyTicket, playBaccarat, playContest, playCrash, playLottery } from '../pages/table-rounds'
import { playedResult } from '../pages/played-result'
import { register } from '../pages/register-page'
import { expectBalance, logOut } from '../pages/shell'
import { expect, freshName, password, test } from '../site'

type Round = {
  readonly category: string
  readonly gameId: string
  readonly play: (game: FrameLocator) => Promise<void>
}

/**
 * One round of each category. Rounds of one tab follow each other; tabs play at once, since a draw and a contest take their time.
 * Bets that wait for a result are settled while the member plays another game.
 */
const inOtherTabs: readonly (readonly Round[])[] = [
  [
    { category: 'CRASH', gameId: 'SKYRISE_rocket-x', play: playCrash },
    { category: 'LOTT', gameId: 'LOTT_turbo-minute', play: playLottery },
  ],
  [
    { category: 'SPORTS', gameId: 'ARENUM_arenum-tennis', play: playContest },
    { category: 'RNG', gameId: 'POMAR_raspa-pomar', play: playScratch },
    { category: 'RNG', gameId: 'LUMORA_prism-field', play: playMines },
    { category: 'RNG', gameId: 'IRONBELL_saloon-jacks-or-better', play: playVideoPoker },
  ],
  [
    { category: 'ELOTT', gameId: 'TCG_LOTTO_VN_mekong-minute', play: buyTicket },
    { category: 'ESPORTS', gameId: 'IMES_impulse-five-vs-five', play: betOnWinner },
    { category: 'LIVE', gameId: 'VERITAS_baccarat-salon-one', play: playBaccarat },
  ],
]
const onThePage: readonly Round[] = [
  { category: 'FISH', gameId: 'ANZOL_golden-hook', play: playFishing },
  { category: 'PVP', gameId: 'ACEFIELD_red-dragon-heads-up', play: playPoker },
  { category: 'RNG', gameId: 'LUMORA_prisma-ascendant', play: playRound },
]
const rounds = [...inOtherTabs.flat(), ...onThePage]

const playInTurn = async (tab: Page, ofTab: readonly Round[]): Promise<void> => {
  for (const { category, gameId, play } of ofTab)
    await test.step(`${category} ${gameId}`, async () => play(await openGame(tab, gameId)))
}

const slot = { gameId: 'LUMORA_prisma-ascendant', name: 'Prisma Ascendant' }

const fillLogin = async (page: Page, name: string) => {
  await expect(page).toHaveURL(/\/m\/login\?next=/)
  await page.locator('input[name=username]').fill(name)
  await page.locator('input[name=password]').fill(password)
  await page.locator('input[name=password]').press('Enter')
}

test('going back and a reload restore filters, page and scroll position of a list with further pages', async ({
  site,
}) => {
  test.setTimeout(60_000)
  const { page, t } = site
  const top = () => page.evaluate(() => window.scrollY)
  await page.goto('/m/slot-games?vassalage=all')
  await page.getByRole('button', { name: t('games:filter.open') }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('button', { name: /0[.,]50/ }).click()
  await drawer.getByRole('button').last().click()
  await expect(page).toHaveURL(/minBet=0\.5/)
  const filtered = new URL(page.url()).searchParams.get('minBet')
  const cards = page.getByTestId('game-card')
  await expect(cards.first()).toBeVisible()
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      return new URL(page.url()).searchParams.get('page')
    })
    .toBe('2')
  const place = await top()
  await page.getByTestId('bottom-menu').getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/\/m\/activity$/)
  await expect.poll(top).toBeLessThan(50)
  await page.goBack()
  await expect.poll(top, { timeout: 15_000 }).toBeGreaterThan(place - 60)
  expect(new URL(page.url()).searchParams.get('minBet')).toBe(filtered)
  await page.reload()
  await expect.poll(top, { timeout: 20_000 }).toBeGreaterThan(place - 60)
})

test('after the login the guest’s action is done: the favourite is stored, the game is open', async ({ site }) => {
  test.setTimeout(120_000)
  const { page, t } = site
  const name = freshName()
  await register(page, name, password)
  await logOut(page, t)

  const search = '/m/slot-games?q=prisma%20asc&vassalage=all'
  const card = page.getByTestId('game-card').first()
  await page.goto(search)
  await card.getByRole('button', { name: t('games:tile.like', { name: slot.name }) }).click()
  await fillLogin(page, name)
  await expect(card.getByRole('button', { name: t('games:tile.unlike', { name: slot.name }) })).toBeVisible()
  await page.goto('/m/fav-games')
  await expect(page.getByTestId('game-card')).toHaveCount(1)

  await logOut(page, t)
  await page.goto(search)
  await card.getByRole('button', { name: t('games:tile.play', { name: slot.name }) }).click()
  await fillLogin(page, name)
  await expect(page).toHaveURL(/\/m\/play\?/)
  await expect(page.locator('iframe')).toHaveAttribute('src', /token=/, { timeout: 30_000 })
})

/** Two tabs play one game at once; one of them is reloaded during a round. */
const playSlotTwice = async (page: Page): Promise<void> => {
  const tabs = [await openGameTab(page, slot.gameId), await openGameTab(page, slot.gameId)]
  await Promise.all(tabs.map(playRound))
  await Promise.all(tabs.map((tab) => tab.close()))

  const frame = await openGame(page, slot.gameId)
  const asked = /\/rounds$/
  // The provider has the bet, and the page is reloaded before it gets the answer.
  const staked = new Promise<void>((resolve) => {
    void page.route(asked, async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      await route.fetch()
      resolve()
    })
  })
  await frame.locator('button.spin').click()
  await staked
  // The round continues from its state: the rules are not loaded again.
  await page.reload()
  await page.unroute(asked)
  await playRound(frame)
}

test('rounds of every category, of two tabs at once, and of a game reloaded in between, each count once', async ({
  site,
}) => {
  test.setTimeout(300_000)
  const { page, t } = site
  const name = freshName()
  await register(page, name, password)
  await logOut(page, t)
  await signInThroughForm(page, name, password)
  await deposit(page, t, '100')
  const tabs = await Promise.all(inOtherTabs.map(() => page.context().newPage()))
  await Promise.all([
    ...tabs.map((tab, at) => playInTurn(tab, inOtherTabs[at] ?? [])),
    playInTurn(page, onThePage).then(() => playSlotTwice(page)),
  ])
  await Promise.all(tabs.map((tab) => tab.close()))

  const bets = page.getByRole('list', { name: t('wallet:bets.list') }).getByRole('listitem')
  await expect(async () => {
    await page.goto('/m/gameRecord')
    await expect(bets).toHaveCount(rounds.length + 4)
    await expect(bets.filter({ hasText: t('wallet:bets.state.OPEN') })).toHaveCount(0, { timeout: 2000 })
  }).toPass({ timeout: 120_000 })
  const expected = 10_000n + (await playedResult(page))
  await page.goto('/m/home')
  await expectBalance(page, expected)
})

test('a new language restarts the sports game in it, without a reload of the page', async ({ site, context }) => {
  const { page } = site
  const { value } = await (
    await page.request.get('/wps/relay/GCSGAME_gameList?platform=html5&gameType=SPORTS', {
      headers: { Merchant: 'aurora', Language: 'PT', Device: 'web', ModuleId: 'GAMELO3' },
    })
  ).json()
  const { gameId, nodeId } = value.games[0]
  const languages: (string | null)[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/wps/game/launchGame') languages.push(searchParams.get('language'))
  })
  await page.goto(`/m/sportsGame?gameId=${gameId}&nodeId=${nodeId}`)
  await expect.poll(() => languages).toEqual(['PT'])
  await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }))
  const settings = await context.newPage()
  await settings.goto('/m/set')
  await settings.locator('select[name=language]').selectOption('ES')
  await expect.poll(() => languages).toEqual(['PT', 'ES'])
  expect(await page.evaluate(() => 'stillTheSamePage' in window)).toBe(true)
})
