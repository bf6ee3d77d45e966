import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from '../policy-test'
import { startSite, type Site } from './site/start-site'

/* Fixture squads publish one version after another on a real edge; only the gateway is mocked. */
let site: Site
const two = { alpha: '' }
let membersBreak = ''
test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  test.setTimeout(180_000)
  site = await startSite('tiny', ['alpha', 'beta'])
  two.alpha = await site.remake('alpha', '2.0.0', { AlphaPage: [['alpha pressed ', 'alpha two pressed ']] })
  membersBreak = await site.remake('alpha', '3.0.0', {
    AlphaPage: [
      [
        '"alpha pressed "',
        '(localStorage.getItem("MC_SESSION_INFO")?(()=>{throw new Error("members only")})():"alpha three pressed ")',
      ],
    ],
  })
})
test.afterAll(() => site.stop())

type Delivered = { readonly release: string; readonly base: string; readonly version: string }
const composition = async (
  request: APIRequestContext,
  headers: Record<string, string> = {},
): Promise<{ seq: number; host: Delivered; remotes: Record<string, Delivered> }> =>
  (await request.get(`${site.url}/composition.json`, { headers })).json()
const versionOf = async (request: APIRequestContext, remote: string) =>
  (await composition(request)).remotes[remote]?.version
const liveAfter = async (request: APIRequestContext, remote: string, version: string): Promise<number> => {
  const began = Date.now()
  await expect.poll(() => versionOf(request, remote), { intervals: [20] }).toBe(version)
  return Date.now() - began
}
const pressed = (page: Page, text: string) => page.getByRole('button', { name: `${text} 0` })
const visitorOf = (index: number) => (index * 2_654_435_761).toString(16).slice(-8).padStart(8, '0')

test('a squad publishes and rolls back alone: live at once, and no URL of another squad changes', async ({
  page,
  request,
}) => {
  const before = await composition(request)
  expect(await site.release('publish', 'alpha', '--folder', two.alpha)).toMatchObject({ code: 0 })
  expect(await liveAfter(request, 'alpha', '2.0.0')).toBeLessThan(2000)
  await page.goto(`${site.url}/m/both`)
  await expect(pressed(page, 'alpha two pressed')).toBeVisible()
  const after = await composition(request)
  expect([after.host.base, after.remotes.beta?.base]).toEqual([before.host.base, before.remotes.beta?.base])

  expect(await site.release('rollback', 'alpha', '--reason', 'a test')).toMatchObject({ code: 0 })
  expect(await liveAfter(request, 'alpha', '1.0.0')).toBeLessThan(1000)
  await page.goto(`${site.url}/m/alpha`)
  await expect(pressed(page, 'alpha pressed')).toBeVisible()
})

test('a canary reaches its share, and each visitor keeps the same release', async ({ page, request }) => {
  expect(await site.release('publish', 'alpha', '--folder', two.alpha, '--channel', 'next')).toMatchObject({ code: 0 })
  expect(await site.release('canary', 'alpha', '--percent', '30')).toMatchObject({ code: 0 })
  const visitors = Array.from({ length: 300 }, (_, index) => visitorOf(index + 1))
  const sideOf = async (visitor: string) =>
    (await composition(request, { cookie: `mosaic.bucket=${visitor}` })).remotes.alpha?.version
  const sides = new Map<string, string | undefined>()
  for (const visitor of visitors) sides.set(visitor, await sideOf(visitor))
  const reached = visitors.filter((visitor) => sides.get(visitor) === '2.0.0')
  // Four standard deviations of a binomial with 300 draws at 30 %.
  expect(Math.abs(reached.length - 90)).toBeLessThan(4 * Math.sqrt(300 * 0.3 * 0.7))
  for (const visitor of visitors.slice(0, 20)) expect(await sideOf(visitor)).toBe(sides.get(visitor))

  await page.context().addCookies([{ name: 'mosaic.bucket', value: reached[0] ?? '', url: site.url }])
  for (let visit = 0; visit < 3; visit++) {
    await page.goto(`${site.url}/m/alpha`)
    await expect(pressed(page, 'alpha two pressed')).toBeVisible()
  }
  expect(await site.release('canary', 'alpha', '--off')).toMatchObject({ code: 0 })
})

test('canary that throws for members only: rolled back automatically, with the figures in the log', async ({
  page,
  request,
}) => {
  expect(await site.release('publish', 'alpha', '--folder', membersBreak, '--channel', 'next')).toMatchObject({
    code: 0,
  })
  expect(await site.release('canary', 'alpha', '--percent', '50')).toMatchObject({ code: 0 })
  const sideOf = async (visitor: string) =>
    (await composition(request, { cookie: `mosaic.bucket=${visitor}` })).remotes.alpha?.version
  const visitors = Array.from({ length: 20 }, (_, index) => visitorOf(index + 500))
  const versions = await Promise.all(visitors.map(sideOf))
  const [canary, stable] = [visitors[versions.indexOf('3.0.0')] ?? '', visitors[versions.indexOf('1.0.0')] ?? '']

  /** The beacon that a tab of this visitor sends about the page. */
  const beaconOf = async (
    visitor: string,
    member: boolean,
  ): Promise<{ view: string; parts: { failure: string | null }[] }> => {
    await page.context().addCookies([{ name: 'mosaic.bucket', value: visitor, url: site.url }])
    await page.goto(`${site.url}/m/beta`)
    await page.evaluate(
      (isMember) =>
        isMember
          ? localStorage.setItem('MC_SESSION_INFO', '{"token":"t"}')
          : localStorage.removeItem('MC_SESSION_INFO'),
      member,
    )
    const sent = page.waitForRequest(
      (candidate) => candidate.url().endsWith('/beacon') && (candidate.postData() ?? '').includes('"alpha"'),
      { timeout: 20_000 },
    )
    await page.goto(`${site.url}/m/alpha`)
    return JSON.parse((await sent).postData() ?? '{}')
  }
  const member = await beaconOf(canary, true)
  expect(member.parts.some(({ failure }) => failure === 'render-error')).toBe(true)
  const guest = await beaconOf(canary, false)
  expect(guest.parts.every(({ failure }) => failure === null)).toBe(true)
  const other = await beaconOf(stable, true)

  // The same beacons from enough other tabs: one third of the canary's views are members.
  const sendBeacon = async (beacon: object, view: string) =>
    request.post(`${site.url}/beacon`, {
      headers: { 'content-type': 'text/plain' },
      data: JSON.stringify({ ...beacon, view }),
    })
  for (let index = 0; index < 40; index++) {
    await sendBeacon(other, `stableview${index}`)
    await sendBeacon(index % 3 === 0 ? member : guest, `canaryview${index}`)
  }
  // The runbook promises two minutes.
  await expect.poll(() => sideOf(canary), { timeout: 120_000 }).toBe('1.0.0')
  const { result } = await site.release('log')
  const entries = (
    result as {
      entries: {
        action: string
        who: string
        evidence?: { findings: { measure: string; p: number; alpha: number }[] }
      }[]
    }
  ).entries
  const pulled = entries.find(({ action }) => action === 'auto-rollback')
  expect(pulled).toMatchObject({ who: 'edge', evidence: { findings: [{ measure: 'errors' }] } })
})

test('a rollback under load fails no page load', async ({ request }) => {
  expect(await site.release('publish', 'alpha', '--folder', two.alpha)).toMatchObject({ code: 0 })
  const failures: string[] = []
  const shown = new Set<string>()
  let running = true
  const load = async () => {
    while (running) {
      const answer = await request.get(`${site.url}/m/alpha`)
      const html = await answer.text()
      if (answer.status() !== 200) failures.push(`page ${answer.status()}`)
      shown.add(/releases\/alpha\/(\d)/.exec(html)?.[1] ?? '')
      for (const [, url = ''] of html.matchAll(/<script[^>]* src="([^"]+)"/g)) {
        const status = (await request.get(site.url + url)).status()
        if (status !== 200) failures.push(`${url} ${status}`)
      }
    }
  }
  const loads = [load(), load(), load(), load()]
  await expect.poll(() => shown.has('2')).toBe(true)
  expect(await site.release('rollback', 'alpha', '--reason', 'under load')).toMatchObject({ code: 0 })
  await expect.poll(() => shown.has('1')).toBe(true)
  running = false
  await Promise.all(loads)
  expect(failures).toEqual([])
})

test('old tab, two deploys and a prune: no file is missing', async ({ page }) => {
  const missing: string[] = []
  page.on('response', (response) => {
    if (response.status() === 404) missing.push(response.url())
  })
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  // The tab requests its lazy module only after the two deploys.
  await page.route(/\/beta\/.*\/\d+\.[0-9a-f]+\.js/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${site.url}/m/beta`, { waitUntil: 'commit' })
  const first = await site.remake('beta', '2.1.0', {})
  const second = await site.remake('beta', '2.2.0', {})
  expect(await site.release('publish', 'beta', '--folder', first)).toMatchObject({ code: 0 })
  expect(await site.release('publish', 'beta', '--folder', second)).toMatchObject({ code: 0 })
  expect(await site.release('prune', '--keep', '3')).toMatchObject({ code: 0 })
  release()
  await expect(page.getByText('beta lazy part')).toBeVisible()
  expect(missing).toEqual([])
})

test('verify finds no fault after these tests', async () => {
  expect(await site.release('verify')).toMatchObject({ code: 0 })
})
