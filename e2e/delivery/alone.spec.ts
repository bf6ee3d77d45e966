import { expect, test } from '../policy-test'
import { textsOf } from '../texts'
import { startDevServer, type RunningServer } from './site/dev-servers'

let server: RunningServer

test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(180_000)
  server = await startDevServer('alone-cli', 'wallet', baseURL ?? '')
})
test.afterAll(() => server.stop())

test('a remote runs standalone: widget, guarded page, events and a real gateway, without host and edge', async ({
  page,
}) => {
  test.setTimeout(90_000)
  const t = textsOf('en')
  const { url } = server
  await page.context().addCookies([{ name: 'mosaic.lang', value: 'EN', url }])
  await page.goto(`${url}/m/voucherCenter`)
  await expect(page.getByText('would not show this page to the role guest')).toBeVisible({ timeout: 30_000 })

  await page.getByRole('button', { name: 'player01' }).click()
  await expect(page.getByRole('button', { name: t('wallet:deposit.submitEmpty') })).toBeVisible({ timeout: 30_000 })

  await page
    .getByRole('link', { name: /wallet/ })
    .first()
    .click()
  await expect(page.locator('[data-slot="header.balance"]').getByTestId('balance')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Event log' })).toContainText('session.changed@1')
  await expect(page.getByRole('link', { name: new RegExp(t('wallet:deposit.title')) }).first()).toHaveAttribute(
    'href',
    '/m/voucherCenter',
  )
})
