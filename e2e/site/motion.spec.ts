import type { Page } from '@playwright/test'
import { expect, test } from '../site'

/** Values of all duration tokens in ms, as the browser computes them. */
const durations = (page: Page): Promise<Readonly<Record<string, number>>> =>
  page.evaluate(() => {
    const style = getComputedStyle(document.documentElement)
    const names = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .flatMap((rule) => rule.cssText.match(/--(?:duration|delay)-[a-z-]+(?=:)/g) ?? [])
    const inMs = (value: string) => (value.endsWith('ms') ? parseFloat(value) : parseFloat(value) * 1000)
    return Object.fromEntries([...new Set(names)].map((name) => [name, inMs(style.getPropertyValue(name).trim())]))
  })

const pressed = (page: Page) =>
  page.evaluate(() => {
    const { transform, transitionDuration } = getComputedStyle(document.querySelector('button:active') ?? document.body)
    return { isSmaller: transform !== 'none', transitionDuration }
  })

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('duration tokens: press 130 and 100 ms, held press after 370 ms, pages 300 ms, messages 400 ms (spec §2, §9)', async ({
    site,
  }) => {
    await site.page.goto('/m/home')
    expect(await durations(site.page)).toMatchObject({
      '--duration-press': 130,
      '--duration-press-out': 100,
      '--delay-held': 370,
      '--duration-page': 300,
      '--duration-slide': 400,
    })
  })

  test('a pressed button: gets smaller within 130 ms (spec §9)', async ({ site }) => {
    const { page } = site
    await page.goto('/m/login')
    const button = page.locator('main button[type="submit"]')
    await button.hover()
    await page.mouse.down()
    expect(await pressed(page)).toMatchObject({ isSmaller: true, transitionDuration: expect.stringContaining('0.13s') })
    await page.mouse.up()
  })
})

test('reduced motion: every duration is 0 but the slow turn of a spinner, which shows that work goes on', async ({
  site,
}) => {
  const { page } = site
  await page.goto('/m/home')
  const values = Object.entries(await durations(page)).filter(([name]) => name.startsWith('--duration-'))
  expect(values.length).toBeGreaterThan(5)
  expect(values.filter(([, ms]) => ms > 0).map(([name]) => name)).toEqual(['--duration-turn'])
})
