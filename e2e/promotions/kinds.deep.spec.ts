import type { Page } from '@playwright/test'
import type { DeskBody } from '@mosaic/contracts/desk'
import { openCampaignDesk } from '../pages/campaign-desk'
import { openGame, playRound } from '../pages/game-page'
import { claimInParallel, redeemPlayMoney } from '../pages/member-promotions'
import { readAsMember } from '../pages/read-as-member'
import { register } from '../pages/register-page'
import { expect, freshName, password, test } from '../site'

const slot = 'POMAR_cherry-fiesta'
const counted = { categories: [], includedGames: [slot], excludedGames: [] }

/** Kinds that one short visit to a game takes from joining to the reward. */
const kinds = {
  mission: {
    of: { kind: 'MISSION', metric: 'validBet', target: '1.00', amount: '0.01', ...counted },
    reward: { type: 'cash' },
    budget: '1.00',
  },
  rounds: {
    of: { kind: 'FREE_ROUNDS', rounds: 1 },
    reward: { type: 'rounds', gameId: slot, stake: '0.20', days: 1 },
    budget: '1.00',
  },
  race: {
    of: { kind: 'TOURNAMENT', metric: 'turnover', leastStake: '0.20', prizes: ['0.05'], ...counted },
    reward: { type: 'cash' },
    budget: '1.00',
  },
} as const satisfies Readonly<Record<string, DeskBody<'saveCampaign'>['terms']>>
type Kind = keyof typeof kinds

const rewardsOf = async (page: Page): Promise<number> => (await readAsMember(page, 'claimablePromotions')).length

test('a mission, free rounds and a tournament: joined, played, paid once by fifty claims at a time, and on the board', async ({
  site,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000)
  const { page, t } = site
  const run = Date.now().toString(36)
  const idOf = (kind: Kind) => `${kind}-${run}`
  const desk = await openCampaignDesk(browser, baseURL ?? '', password)
  for (const kind of ['mission', 'rounds', 'race'] as const) await desk.launch(idOf(kind), kinds[kind])
  await desk.close()

  const player = freshName()
  await register(page, player, password)
  await redeemPlayMoney(page, t)
  for (const kind of ['mission', 'rounds'] as const) {
    await page.goto(`/m/activityDetail?id=${idOf(kind)}`)
    const join = page.getByRole('button', { name: t('promotions:action.join'), exact: true })
    await join.click()
    await expect(join).toHaveCount(0)
  }

  const game = await openGame(page, slot)
  // The first round is the free one.
  for (let round = 0; round < 8 && (await rewardsOf(page)) === 0; round += 1) await playRound(game)
  await expect.poll(() => rewardsOf(page), { timeout: 20_000 }).toBe(1)
  await page.goto('/m/gameRecord')
  const bets = page.getByRole('list', { name: t('wallet:bets.list') }).getByRole('listitem')
  await expect(bets.filter({ hasText: t('wallet:bets.free') })).toHaveCount(1)

  const [reward] = await readAsMember(page, 'claimablePromotions')
  expect(reward).toMatchObject({ promotionId: idOf('mission'), amount: '0.01' })
  // A repeated claim is answered as the first one, and pays nothing.
  const answers = await claimInParallel(page, reward?.rewardId ?? '', 50)
  expect(answers.filter((paid) => paid === '0.01').length).toBeGreaterThan(0)
  expect(answers).toHaveLength(50)
  await page.goto('/m/rewardCenter')
  await expect(page.getByText(t('promotions:rewards.emptyTitle'))).toBeVisible()
  await page.goto('/m/transaction/record')
  const entries = page.getByRole('list', { name: t('wallet:entries.list') }).getByRole('listitem')
  await expect(entries.filter({ hasText: /(?<!\d)0,01/ })).toHaveCount(1)
  await page.goto(`/m/activityDetail?id=${idOf('race')}`)
  // Players of other flows may be on the board, too.
  const row = page.getByRole('listitem').filter({ hasText: `${player.slice(0, 2)}***${player.slice(-2)}` })
  await expect(row).toContainText(/\d,\d{2}/)
})
