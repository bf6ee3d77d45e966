import { expect, test } from '../policy-test'
import { startSite, type Site } from './site/start-site'

let site: Site
test.beforeAll(async () => {
  test.setTimeout(120_000)
  site = await startSite('tiny', ['alpha', 'beta'])
})
test.afterAll(() => site.stop())

const comparison = () => {
  const identities: Record<string, Record<string, unknown>> = Reflect.get(window, 'identities')
  const { host, ...remotes } = identities
  return Object.fromEntries(
    Object.entries(remotes).map(([remote, held]) => [
      remote,
      Object.entries(host ?? {}).map(([name, instance]) => `${name} ${held[name] === instance ? 'same' : 'other'}`),
    ]),
  )
}

const same = [
  'react same',
  'react/jsx-runtime same',
  'react-dom same',
  'event bus same',
  'API client same',
  'query client same',
  'session store same',
  'i18n same',
  'ui same',
]

test('host and two separately built remotes hold the same instance of every shared module', async ({ page }) => {
  await page.goto(`${site.url}/m/both`)
  await expect(page.getByRole('button', { name: 'alpha pressed 0' })).toBeVisible()
  await expect(page.getByText('beta lazy part')).toBeVisible()
  expect(await page.evaluate(comparison)).toEqual({ alpha: same, beta: same })
})

test('a remote works with hooks of the host’s React', async ({ page }) => {
  await page.goto(`${site.url}/m/alpha`)
  await page.getByRole('button', { name: 'alpha pressed 0' }).click()
  await expect(page.getByRole('button', { name: 'alpha pressed 1' })).toBeVisible()
})
