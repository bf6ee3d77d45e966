import { openGame, playRound } from '../pages/game-page'
import { signInThroughForm } from '../pages/login-page'
import { balance } from '../pages/shell'
import { expect, password, test } from '../site'

/** APIs that Safari of iOS 12.4 lacks and the site's code could call. Playwright's own code in the page needs none of them. */
const forgetModernApis = () => {
  const drop = (owner: object | undefined, ...names: string[]) =>
    names.forEach((name) => owner && Reflect.deleteProperty(owner, name))
  drop(
    window,
    'BigInt',
    'ResizeObserver',
    'BroadcastChannel',
    'structuredClone',
    'requestIdleCallback',
    'cancelIdleCallback',
    'WeakRef',
    'visualViewport',
  )
  drop(Promise, 'allSettled', 'any', 'withResolvers')
  drop(Object, 'hasOwn', 'groupBy')
  drop(Array.prototype, 'at', 'findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced', 'with')
  drop(String.prototype, 'at', 'replaceAll', 'matchAll')
  drop(Intl, 'PluralRules', 'RelativeTimeFormat', 'DisplayNames', 'ListFormat', 'Segmenter')
  drop(crypto, 'randomUUID')
  drop(Crypto.prototype, 'randomUUID')
  drop(AbortSignal, 'timeout', 'any')
  drop(Document.prototype, 'startViewTransition')
  drop(Navigator.prototype, 'clipboard', 'locks')
  // Inherited there, and missing in Safari below 14.
  for (const name of ['addEventListener', 'removeEventListener'])
    Object.defineProperty(MediaQueryList.prototype, name, { value: undefined, configurable: true })
}

test('without the APIs that iOS 12.4 lacks a player still logs in, browses and plays', async ({ site }) => {
  test.setTimeout(180_000)
  const { page } = site
  await page.addInitScript(forgetModernApis)
  await page.goto('/m/home')
  expect(await page.evaluate(() => String(Reflect.get(window, 'BigInt')).includes('native'))).toBe(false)
  await signInThroughForm(page, 'vip01', password)
  await expect(balance(page)).toContainText(/R\$\s[\d.]+/)
  await page.goto('/m/slot-games')
  await expect(page.getByTestId('game-card').first()).toBeVisible()
  await page.getByTestId('game-card').first().getByRole('button', { name: /.+/ }).last().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto('/m/transaction/record')
  await expect(page.locator('main').getByRole('listitem').first()).toBeVisible()
  await page.goto('/m/help')
  await page.locator('main h2').getByRole('button').first().click()
  await expect(page.locator('main [role=region]').first()).toBeVisible()
  const frame = await openGame(page, 'LUMORA_prisma-ascendant')
  await playRound(frame)
  await page.goto('/m/home')
  await expect(balance(page)).toContainText(/R\$/)
})
