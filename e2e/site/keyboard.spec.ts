import type { Locator, Page } from '@playwright/test'
import { hasFocus, tabTo } from '../pages/keyboard'
import { register } from '../pages/register-page'
import { expectSignedIn, expectSignedOut, expectBalance, header } from '../pages/shell'
import { expect, freshName, password, test } from '../site'

/** A member for the walk, made in another page, so that this page has no session yet. */
const newMember = async (page: Page): Promise<string> => {
  const name = freshName()
  const context = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin })
  if (!context) throw new Error('there is no browser')
  await register(await context.newPage(), name, password)
  await context.close()
  return name
}

const focusIsOn = (target: Locator) => expect.poll(() => hasFocus(target)).toBe(true)
const focusIsIn = (layer: Locator) =>
  expect.poll(() => layer.evaluate((element) => element.contains(document.activeElement))).toBe(true)

test('a player with only a keyboard: logs in, deposits, reads a game’s rules, plays, finds the bet in the record and logs out', async ({
  site,
}) => {
  test.setTimeout(240_000)
  const { page, t } = site
  const main = page.locator('main')
  const press = (key: string) => page.keyboard.press(key)
  const mounted = () => expect(page.locator('html[data-mounted]')).toBeAttached()

  await page.goto('/m/home')
  const name = await newMember(page)
  await mounted()

  await test.step('the first stop leads past header and menu', async () => {
    await tabTo(page, page.getByRole('link', { name: t('host:page.skip') }))
    await press('Enter')
    await focusIsOn(main)
  })

  await test.step('logs in', async () => {
    await tabTo(page, header(page).getByRole('link', { name: t('host:header.login') }), 'Shift+Tab')
    await press('Enter')
    await focusIsOn(main)
    await tabTo(page, page.locator('input[name=username]'))
    await page.keyboard.type(name)
    await tabTo(page, page.locator('input[name=password]'))
    await page.keyboard.type(password)
    await press('Enter')
    await expectSignedIn(page)
    await expect(page).toHaveURL(/\/m\/home$/)
    const welcome = page.getByRole('dialog')
    await focusIsIn(welcome)
    await press('Escape')
    await expect(welcome).toHaveCount(0)
    await focusIsOn(main)
  })

  await test.step('deposits', async () => {
    await expectBalance(page, 0n)
    await tabTo(page, header(page).getByRole('link', { name: t('wallet:balance.deposit') }), 'Shift+Tab')
    await press('Enter')
    await tabTo(page, page.locator('input[name=amount]'))
    await page.keyboard.type('100')
    const origin = new URL(page.url()).origin
    await press('Enter')
    const goPay = page.getByRole('button', { name: t('wallet:status.goPay'), exact: true })
    await expect(goPay).toBeVisible()
    await tabTo(page, goPay)
    await press('Enter')
    await page.waitForURL((url) => url.origin !== origin)
    await tabTo(page, page.locator('button.approve'))
    await press('Enter')
    await page.waitForURL((url) => url.origin === origin)
    await mounted()
    await tabTo(page, page.getByRole('link', { name: t('wallet:status.play') }))
    await press('Enter')
    await expect(page).toHaveURL(/\/m\/home$/)
  })

  await test.step('finds a game and reads its rules', async () => {
    await tabTo(
      page,
      main
        .getByRole('navigation', { name: t('games:category.label') })
        .getByRole('link', { name: t('games:category.RNG') }),
    )
    await press('Enter')
    await expect(page).toHaveURL(/\/m\/slot-games/)
    await tabTo(page, page.getByRole('searchbox'))
    await page.keyboard.type('prisma asc')
    const rules = page.getByRole('button', { name: t('games:tile.info', { name: 'Prisma Ascendant' }) })
    await tabTo(page, rules)
    await press('Enter')
    const sheet = page.getByRole('dialog')
    await expect(sheet).toBeVisible()
    await focusIsIn(sheet)
    await press('Escape')
    await expect(sheet).toHaveCount(0)
    await focusIsOn(rules)
    await press('Enter')
    await tabTo(page, sheet.getByRole('button', { name: t('games:sheet.playReal') }))
    await press('Enter')
    await expect(page).toHaveURL(/\/m\/play/)
  })

  await test.step('plays a round', async () => {
    const frame = page.frameLocator('iframe')
    await expect(frame.locator('.sheet button.primary')).toBeVisible({ timeout: 90_000 })
    await tabTo(page, frame.locator('.sheet button.primary'))
    await press('Enter')
    await expect(frame.locator('.sheet')).toHaveCount(0)
    const spin = frame.locator('button.spin')
    const round = frame.locator('.fact-round dd')
    await expect(spin).toBeEnabled()
    const before = (await round.textContent()) ?? ''
    await tabTo(page, spin)
    await press('Space')
    await expect(round).not.toHaveText(before, { timeout: 30_000 })
    await expect(spin).toBeEnabled({ timeout: 60_000 })
    await focusIsOn(spin)
    await tabTo(page, page.getByRole('button', { name: t('games:play.leave') }), 'Shift+Tab')
    await press('Enter')
    // Back where the game was opened from: at its rules.
    const sheet = page.getByRole('dialog')
    await focusIsIn(sheet)
    await press('Escape')
    await expect(sheet).toHaveCount(0)
  })

  const openPanel = async () => {
    const button = header(page).getByRole('button', { name: t('host:header.openMenu') })
    await tabTo(page, button, 'Shift+Tab')
    await press('Enter')
    await focusIsIn(page.getByTestId('side-panel'))
    return button
  }
  const goHome = async () => {
    await tabTo(page, header(page).getByRole('button', { name: t('host:header.back') }), 'Shift+Tab')
    await press('Enter')
    await expect(page).toHaveURL(/\/m\/home$/)
  }

  await test.step('finds the bet in the record', async () => {
    await goHome()
    const button = await openPanel()
    await press('Escape')
    await expect(page.getByTestId('side-panel')).toHaveCount(0)
    await focusIsOn(button)
    await openPanel()
    await tabTo(page, page.getByTestId('side-panel').locator('a[href="/m/gameRecord"]'))
    await press('Enter')
    await expect(page.getByTestId('side-panel')).toHaveCount(0)
    await focusIsOn(main)
    await expect(page.getByRole('list', { name: t('wallet:bets.list') }).getByRole('listitem')).toHaveCount(1)
  })

  await test.step('logs out', async () => {
    await goHome()
    await openPanel()
    await tabTo(page, page.getByTestId('side-panel').getByRole('button', { name: t('host:panel.signOut') }))
    await press('Enter')
    const question = page.getByRole('alertdialog')
    await focusIsIn(question)
    await tabTo(page, question.getByRole('button', { name: t('host:panel.signOut') }))
    await press('Enter')
    await expectSignedOut(page)
    await expect(page).toHaveURL(/\/m\/home$/)
  })
})
