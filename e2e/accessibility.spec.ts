import AxeBuilder from '@axe-core/playwright'
import { signInThroughForm } from './pages/login-page'
import { expect, password, test } from './site'

const open = ['/m/home', '/m/login', '/m/register', '/m/slot-games', '/m/activity', '/m/notice', '/m/help']
const members = [
  '/m/voucherCenter',
  '/m/gameRecord',
  '/m/transaction/record',
  '/m/member/home',
  '/m/limits',
  '/m/securityCenter',
  '/m/set',
  '/m/changePsw',
  '/m/agent',
  '/m/agent/team/overview',
]

for (const theme of ['dark', 'light'] as const) {
  test(`the screens so far have no WCAG 2.2 AA violation in the ${theme} theme`, async ({ page, context, baseURL }) => {
    test.setTimeout(300_000)
    await context.addCookies([{ name: 'mosaic.theme', value: theme, url: baseURL ?? '' }])
    const check = async (path: string) => {
      await page.goto(path)
      await expect(page.locator('main')).toBeVisible()
      await page.waitForLoadState('networkidle').catch(() => undefined)
      const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze()
      return violations.map(
        ({ id, nodes }) =>
          `${path}: ${id} ${nodes
            .map(({ target }) => target.join(' '))
            .slice(0, 3)
            .join(' | ')}`,
      )
    }
    const found: string[] = []
    for (const path of open) found.push(...(await check(path)))
    await signInThroughForm(page, 'agent01', password)
    for (const path of members) found.push(...(await check(path)))
    expect(found).toEqual([])
  })
}
