import { textsOf } from '../texts'
import { expect, test } from '../site'
import { startDevServer, type RunningServer } from './site/dev-servers'

test.use({ tag: 'en', tolerate: [/webpack-dev-server|WebSocket/] })

let server: RunningServer

test.beforeAll(async () => {
  test.setTimeout(180_000)
  server = await startDevServer('dev-cli', 'messaging', 'reload')
})
test.afterAll(() => server.stop())

const t = textsOf('en')

test('override in one browser: a banner shows and ends it, and other browsers are not affected', async ({
  site,
  request,
}) => {
  test.setTimeout(90_000)
  const { page } = site
  await page.goto(`/m/help?from=mail&mfe.messaging=${server.url}`)
  await page.getByRole('button', { name: 'Load them from there' }).click()
  await expect(page).toHaveURL(/\/m\/help\?from=mail$/)
  const banner = page.getByRole('complementary', { name: 'Overrides of this browser' })
  await expect(banner).toContainText(`messaging from ${server.url}`)
  await expect(page.getByText(t('messaging:help.lead'))).toBeVisible({ timeout: 20_000 })
  expect(await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))).toContainEqual(
    expect.stringContaining(`${server.url}/remoteEntry.js`),
  )
  expect((await (await request.get('/composition.json')).json()).remotes.messaging.base).toMatch(/^\/releases\//)

  await banner.getByRole('link', { name: 'End' }).click()
  await expect(banner).toHaveCount(0)
  await expect(page.getByText(t('messaging:help.lead'))).toBeVisible()
})

test('override with an origin that the channel does not allow: refused', async ({ request }) => {
  const answer = await request.get('/m/home?mfe.messaging=https://evil.example', { maxRedirects: 0 })
  expect(answer.status()).toBe(403)
  expect(await answer.text()).toContain('https://evil.example is not an origin that the channel stable allows')
  expect(answer.headers()['set-cookie']).toBeUndefined()
})
