import { readFileSync } from 'node:fs'
import { polyfilledIn, substitutes } from '../../shared/remote-kit/src/build/check/api-floor'
import { openGame, playRound } from '../pages/game-page'
import { signInThroughForm } from '../pages/login-page'
import { balance } from '../pages/shell'
import { expect, password, test } from '../site'

/** What the floor lacks and code of the site could call, besides what it does call. */
const alsoMissing = [
  ...['structuredClone', 'WeakRef', 'visualViewport', 'Crypto.randomUUID', 'Document.startViewTransition'],
  ...['Promise.any', 'Promise.withResolvers', 'Object.groupBy', 'AbortSignal.timeout', 'AbortSignal.any'],
  ...['findLast', 'findLastIndex', 'toReversed', 'toSpliced', 'with'].map((name) => `Array#${name}`),
  ...['DisplayNames', 'Segmenter', 'ListFormat'].map((name) => `Intl.${name}`),
]

const polyfills = polyfilledIn(
  readFileSync(new URL('../../host-shell/src/polyfills/index.ts', import.meta.url), 'utf8'),
)

/** Names as `usedApis` writes them. Playwright's own code in the page needs none of them. */
const forgetApis = (names: readonly string[]) => {
  const drop = (owner: unknown, name: string) => {
    if (typeof owner === 'function' || (typeof owner === 'object' && owner !== null))
      Reflect.deleteProperty(owner, name)
  }
  const prototypeOf = (name: string): unknown =>
    (Reflect.get(window, name) as { prototype?: unknown } | undefined)?.prototype
  for (const name of names) {
    const [owners = '', method] = name.split('#')
    const [owner = '', member] = name.split('.')
    if (method) for (const each of owners.split('|')) drop(prototypeOf(each), method)
    else if (member) for (const each of [Reflect.get(window, owner), prototypeOf(owner)]) drop(each, member)
  }
  for (const name of names) if (!/[.#]/.test(name)) drop(window, name)
  // Inherited there, and missing in Safari below 14.
  for (const name of ['addEventListener', 'removeEventListener'])
    Object.defineProperty(MediaQueryList.prototype, name, { value: undefined, configurable: true })
}

test('without the APIs that the browser floor lacks a player still logs in, browses and plays', async ({ site }) => {
  test.setTimeout(180_000)
  const { page } = site
  await page.addInitScript(forgetApis, [...polyfills, ...Object.keys(substitutes), ...alsoMissing])
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
