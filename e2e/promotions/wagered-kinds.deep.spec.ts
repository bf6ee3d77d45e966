import type { DeskBody } from '@mosaic/contracts/desk'
import type { Page } from '@playwright/test'
import { openCampaignDesk } from '../pages/campaign-desk'
import { deposit } from '../pages/deposit-page'
import { openGame, playRound, takeHighestStake } from '../pages/game-page'
import { openOwnMerchant } from '../pages/new-merchant'
import { readAsMember } from '../pages/read-as-member'
import { register } from '../pages/register-page'
import { visit } from '../pages/visit'
import { expect, freshName, password, test } from '../site'
import type { TextOf } from '../texts'

type Terms = DeskBody<'saveCampaign'>['terms']

/** Its dearest stake is 100, which wagers each of these bonuses in one round. */
const slot = 'KUMIKO_panda-pagoda'
const counted = { categories: [], includedGames: [slot], excludedGames: [] }
const reward: Terms['reward'] = { type: 'bonus', wagering: { factor: 80, days: 7, includedGames: [slot] } }
/** Different sums, so that each is known by its own entry in the record. */
const ofDeposit = { percent: 1, least: '200.00' } as const
const terms = {
  first: { of: { kind: 'FIRST_DEPOSIT', ...ofDeposit, cap: '1.11' }, reward, budget: '100.00' },
  reload: { of: { kind: 'RELOAD', ...ofDeposit, cap: '1.12', every: 'deposit' }, reward, budget: '100.00' },
  level: { of: { kind: 'VIP_UPGRADE', amounts: ['1.13'] }, reward, budget: '100.00' },
  week: { of: { kind: 'CASHBACK', rateBp: 25, least: '1.00', most: '1.14', ...counted }, reward, budget: '100.00' },
  draw: {
    of: { kind: 'RAFFLE', ticketPer: '100.00', mostTickets: 5, prizes: ['1.15'], ...counted },
    reward,
    budget: '1.15',
  },
} as const satisfies Readonly<Record<string, Terms>>
type Kind = keyof typeof terms

const sumOf = (amount: string) => new RegExp(amount.replace('.', '[.,]'))
const playOnce = async (page: Page): Promise<void> => {
  const game = await openGame(page, slot)
  await takeHighestStake(game)
  await playRound(game)
}

/** A bonus that is in the wallet already becomes cash after its wagering, whole, because a stake takes cash first. */
const wager = async (page: Page, id: string, amount: string): Promise<void> => {
  const bonus = async () => {
    const found = (await readAsMember(page, 'bonuses')).list.find(({ promotionId }) => promotionId === id)
    return found && [found.state, found.balance, found.converted]
  }
  await visit(page, '/m/rewardCenter')
  await expect(page.getByRole('group', { name: id })).toContainText(sumOf(amount))
  expect(await bonus()).toEqual(['ACTIVE', amount, '0.00'])
  await playOnce(page)
  await expect.poll(bonus, { timeout: 20_000 }).toEqual(['COMPLETED', '0.00', amount])
  await visit(page, '/m/rewardCenter')
  await expect(page.locator('input[name=promoCode]')).toBeVisible()
  await expect(page.getByRole('group', { name: id })).toHaveCount(0)
  await visit(page, '/m/transaction/record')
  await expect(page.getByText(sumOf(amount)).first()).toBeVisible()
}

/** Waits for the reward, which a sweep of the gateway may grant, and takes it with one tap. */
const claim = async (page: Page, t: TextOf, id: string): Promise<void> => {
  const granted = async () => (await readAsMember(page, 'claimablePromotions')).map(({ promotionId }) => promotionId)
  await expect.poll(granted, { timeout: 300_000, intervals: [2000] }).toContain(id)
  await visit(page, '/m/rewardCenter')
  const button = page.getByRole('button', { name: t('promotions:rewards.claimOne', { title: id }) })
  await button.click()
  await expect(button).toHaveCount(0)
}

const run = Date.now().toString(36)
const idOf = (kind: Kind) => `${kind}-${run}`

test('a first deposit and a reload, which Brazil has not: chosen with the order, credited with it, wagered, and cash', async ({
  site,
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000)
  const { page, t } = site
  const merchant = `thai-${run}`
  const address = await openOwnMerchant(page, merchant, baseURL, 'THB')
  const desk = await openCampaignDesk(browser, baseURL ?? '', password)
  for (const kind of ['first', 'reload'] as const) await desk.launch(idOf(kind), terms[kind], { merchant })
  await desk.close()

  await register(page, freshName(), password, address)
  await deposit(page, t, '300', idOf('first'))
  await wager(page, idOf('first'), '1.11')
  await visit(page, '/m/voucherCenter')
  await page.locator('input[name=amount]').fill('300')
  await expect(page.locator(`input[name=promotionId][value=${idOf('first')}]`)).toBeDisabled()
  await deposit(page, t, '300', idOf('reload'))
  await wager(page, idOf('reload'), '1.12')
})

test('a level, a cashback and a raffle: earned by play, claimed, wagered, and cash', async ({
  site,
  browser,
  baseURL,
}) => {
  test.setTimeout(720_000)
  const { page, t } = site
  const desk = await openCampaignDesk(browser, baseURL ?? '', password)
  for (const kind of ['level', 'week', 'draw'] as const) await desk.launch(idOf(kind), terms[kind])

  await register(page, freshName(), password)
  await deposit(page, t, '1500')
  const game = await openGame(page, slot)
  await takeHighestStake(game)
  // Level 1 begins at 500.
  for (let round = 0; round < 5; round += 1) await playRound(game)
  // The week and the draw end with the campaign, and are settled two minutes later.
  for (const kind of ['week', 'draw'] as const) await desk.stop(idOf(kind))
  await desk.close()

  for (const [kind, amount] of [
    ['level', '1.13'],
    ['week', '1.14'],
    ['draw', '1.15'],
  ] as const) {
    await claim(page, t, idOf(kind))
    await wager(page, idOf(kind), amount)
  }
})
