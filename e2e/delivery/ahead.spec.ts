import { expect, test } from '../policy-test'
import { startSite, type Site } from './site/start-site'

/* The squad `ahead` was built against a newer design system and newer contracts than those of the host on the site. */
let site: Site
test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  test.setTimeout(180_000)
  site = await startSite('real', ['alpha'])
})
test.afterAll(() => site.stop())

let release = ''

test('remote built against newer packages: refused with the names of the missing exports and endpoints', async ({
  request,
}) => {
  const refused = (await site.publish('ahead')) as { kind: string; problems: readonly { sentence: string }[] }
  release = /ahead (\S+) uses/.exec(refused.problems[0]?.sentence ?? '')?.[1] ?? ''
  expect(refused).toMatchObject({ kind: 'refused' })
  expect(refused.problems.map(({ sentence }) => sentence)).toEqual([
    `ahead ${release} uses Confetti of @mosaic/ui, which host ${site.host} does not export: publish the host that exports it first, or do without it in ahead.`,
    `ahead ${release} calls the endpoint jackpots, which the api-client of host ${site.host} does not know: publish a host whose contracts have it first, or do without it in ahead.`,
  ])
  const { remotes } = await (await request.get(`${site.url}/composition.json`)).json()
  expect(Object.keys(remotes)).toEqual(['alpha'])
})

test('incompatible remote published by force: its error card is shown, its code is not loaded, the page works', async ({
  page,
  request,
}) => {
  const forced = ['--force', '--reason', 'the merchant insists'] as const
  expect(await site.release('rollback', 'ahead', '--to', release, ...forced)).toMatchObject({ code: 0 })
  const { remotes } = await (await request.get(`${site.url}/composition.json`)).json()
  expect(remotes.ahead.refused).toBe('export Confetti of @mosaic/ui, endpoint jackpots')

  const requested: string[] = []
  const complaints: string[] = []
  page.on('request', (sent) => requested.push(sent.url()))
  page.on('pageerror', ({ message }) => complaints.push(message))
  await page.goto(`${site.url}/m/ahead?lang=EN`)
  await expect(page.getByTestId('remote-failed')).toContainText('“Ahead en” did not load')
  await page.goto(`${site.url}/m/home?lang=EN`)
  await expect(page.getByText('alpha hero')).toBeVisible()
  expect(requested.filter((url) => /\/releases\/ahead\/.*\.js/.test(url))).toEqual([])
  expect(complaints).toEqual([])
})
