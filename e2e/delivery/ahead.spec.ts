import { expect, test } from '@playwright/test'
import { startSite, type Site } from './site/start-site'

/* A squad whose workspace is further than the host that is shown: its design system and its contracts are newer. */
let site: Site
test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  test.setTimeout(180_000)
  site = await startSite('real', ['alpha'])
})
test.afterAll(() => site.stop())

let release = ''

test('a remote built against a newer design system and newer contracts is refused with the names of what is missing', async ({
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

test('published by force it shows its card, its code is not asked for, and the page around it works', async ({
  page,
  request,
}) => {
  const forced = ['--force', '--reason', 'the merchant insists'] as const
  expect(await site.release('rollback', 'ahead', '--to', release, ...forced)).toMatchObject({ code: 0 })
  const { remotes } = await (await request.get(`${site.url}/composition.json`)).json()
  expect(remotes.ahead.refused).toBe('export Confetti of @mosaic/ui, endpoint jackpots')

  const asked: string[] = []
  const complaints: string[] = []
  page.on('request', (sent) => asked.push(sent.url()))
  page.on('pageerror', ({ message }) => complaints.push(message))
  await page.goto(`${site.url}/m/ahead?lang=EN`)
  await expect(page.getByTestId('remote-failed')).toContainText('“Ahead en” did not load')
  await page.goto(`${site.url}/m/home?lang=EN`)
  await expect(page.getByText('alpha hero')).toBeVisible()
  expect(asked.filter((url) => /\/releases\/ahead\/.*\.js/.test(url))).toEqual([])
  expect(complaints).toEqual([])
})
