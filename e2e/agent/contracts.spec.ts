import type { Locator, Page } from '@playwright/test'
import { deposit } from '../pages/deposit-page'
import { openGame, playRound } from '../pages/game-page'
import { signInThroughForm } from '../pages/login-page'
import { playedResult } from '../pages/played-result'
import { tick } from '../pages/tick'
import { expect, freshName, password, test } from '../site'
import { type TextOf, wireCodes } from '../texts'

test.setTimeout(420_000)

const kinds = ['dailySalary', 'hourlySalary', 'dividend'] as const
const offers = {
  dailySalary: { path: '/m/member/agent/getSalaryContract', rate: '0,04', turnover: '1000', active: '' },
  hourlySalary: { path: '/m/member/agent/getHourContract', rate: '0,01', turnover: '500', active: '' },
  dividend: { path: '/m/member/agent/getDevidendContract', rate: '5', turnover: '1000', active: '1' },
} as const

/** Amounts of a place, in the smallest unit. */
const amountsIn = async (place: Locator): Promise<readonly bigint[]> =>
  ((await place.innerText()).match(/[-−+]?\s?R\$\s?\d[\d.]*,\d{2}/g) ?? []).map((text) =>
    BigInt((/[-−]/.test(text) ? '-' : '') + text.replace(/\D/g, '')),
  )

const openAccount = async (page: Page, t: TextOf, name: string) => {
  await page.goto('/m/agentRegister')
  await page.locator('input[name=username]').fill(name)
  await page.locator('input[name=password]').fill(password)
  await page.locator('input[name=confirmPassword]').fill(password)
  await tick(page.locator('input[name=ageConfirmed]'))
  await page.locator('form [type=submit]').click()
  await expect(page.getByRole('heading', { name: t('account:openAccount.done') })).toBeVisible()
}

const giveRate = async (page: Page, t: TextOf, name: string) => {
  await page.goto('/m/member/agent/agentRebeat')
  await page.locator('select[name=memberId]').selectOption({ label: name })
  await page.locator('input[name="rebates.RNG.rate"]').fill('0,80')
  await page.locator('form [type=submit]').click()
  await page.getByRole('button', { name: t('agent:rates.save') }).click()
  await expect(page.getByRole('button', { name: t('agent:rates.save') })).toBeHidden()
}

const offer = async (page: Page, t: TextOf, name: string, kind: (typeof kinds)[number]) => {
  const { path, rate, turnover, active } = offers[kind]
  await page.goto(path)
  await page.locator('select[name=agentId]').selectOption({ label: name })
  await page.locator('input[name="tiers.0.rate"]').fill(rate)
  await page.locator('input[name="tiers.0.minTurnover"]').fill(turnover)
  await page.locator('input[name="tiers.0.minActive"]').fill(active)
  if (kind !== 'dividend') await tick(page.locator('input[name=stackable]'))
  await page.locator('form [type=submit]').click()
  await expect(
    page
      .getByRole('group', { name: new RegExp(`^${name} `) })
      .getByText(t('agent:contract.state.OFFERED'), { exact: true }),
  ).toBeVisible()
}

/** Home asks about one offer at a time, and never beside its other popups. */
const acceptAll = async (page: Page, t: TextOf) => {
  const open = page.locator('[role=dialog][aria-modal=true]')
  const prompt = page.getByRole('dialog', { name: t('agent:contract.prompt') })
  await page.goto('/m/home')
  await expect(open).toHaveCount(1)
  if (!(await prompt.isVisible())) {
    await open.getByRole('button', { name: t('common:action.close') }).click()
    await expect(prompt).toBeVisible()
  }
  for (const kind of kinds) {
    await expect(prompt.getByText(t(`agent:contract.title.${kind}`))).toBeVisible()
    await expect(open).toHaveCount(1)
    await prompt.getByRole('button', { name: t('agent:contract.accept') }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('agent:contract.accept') })
      .click()
  }
  await expect(prompt).toBeHidden()
}

test('an agent opens an account, sets its rate and offers every contract; the player accepts and plays, and every screen agrees', async ({
  site,
  browser,
  baseURL,
}) => {
  const { page, t } = site
  const name = freshName()
  await signInThroughForm(page, 'agent01', password)
  await openAccount(page, t, name)
  await giveRate(page, t, name)
  for (const kind of kinds) await offer(page, t, name, kind)

  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  await context.addCookies([{ name: 'mosaic.lang', value: wireCodes.pt, url: baseURL ?? '' }])
  const theirs = await context.newPage()
  await signInThroughForm(theirs, name, password)
  await acceptAll(theirs, t)
  await theirs.goto('/m/member/home')
  const own = theirs.getByRole('list', { name: t('agent:contract.yours') }).getByRole('link')
  await expect(own).toHaveCount(kinds.length)
  await own.first().click()
  await expect(theirs).toHaveURL(/\/m\/member\/agent\/getSalaryContract/)
  await expect(theirs.getByText(t('agent:contract.state.ACTIVE'), { exact: true })).toBeVisible()
  await deposit(theirs, t, '100')
  const game = await openGame(theirs, 'LUMORA_prisma-ascendant')
  for (let round = 0; round < 2; round += 1) await playRound(game)
  const result = await playedResult(theirs)
  await context.close()

  const bets = page.getByRole('region', { name: t('agent:betting.totals') })
  await expect(async () => {
    await page.goto(`/m/teamBetting?period=today&account=${name}`)
    // Its head and the sum besides the rounds.
    await expect(page.getByRole('region', { name: t('agent:betting.table') }).getByRole('row')).toHaveCount(4)
    expect((await amountsIn(bets))[0]).toBe(result)
  }).toPass({ timeout: 60_000 })
  await page.goto('/m/agent/team/pnl?period=today')
  const row = page.getByRole('region', { name: t('agent:pnl.table') }).getByRole('row', { name: new RegExp(name) })
  const figures = await amountsIn(row)
  expect(figures[0]).toBe(result)
  expect(figures).toContain(10_000n)
  await page.goto(`/m/transaction/record?types=A&of=team&period=today&account=${name}`)
  const entries = page.getByRole('list', { name: t('wallet:entries.list') }).getByRole('listitem')
  await expect(entries).toHaveCount(1)
  expect(await amountsIn(entries.first())).toEqual([10_000n])
  for (const kind of kinds) {
    await page.goto(offers[kind].path)
    await expect(
      page
        .getByRole('group', { name: new RegExp(`^${name} `) })
        .getByText(t('agent:contract.state.ACTIVE'), { exact: true }),
    ).toBeVisible()
  }
  await page.goto('/m/agent/statement')
  await expect(page.getByRole('region', { name: t('agent:statement.totals') })).toBeVisible()
})
