import { expect, test } from '../policy-test'
import { startSite, type Site } from './site/start-site'

let site: Site
test.beforeAll(async () => {
  test.setTimeout(180_000)
  site = await startSite('real', ['alpha'])
})
test.afterAll(() => site.stop())

test('new remote: its route, slot and menu entry appear without a build of the host', async ({ page, request }) => {
  await page.goto(`${site.url}/m/home`)
  await expect(page.getByText('alpha hero')).toBeVisible()
  await expect(page.getByText('the seventh in the hero slot')).toHaveCount(0)

  await site.publish('seventh')

  const composition = await (await request.get(`${site.url}/composition.json`)).json()
  expect(composition.remotes.seventh.version).toBe('1.0.0')
  expect(composition.host.release).toBe(site.host)

  await page.goto(`${site.url}/m/home`)
  await expect(page.getByText('the seventh in the hero slot')).toBeVisible()
  const html = await (await request.get(`${site.url}/m/seventh`)).text()
  expect(html).toContain('/SeventhPage.')

  await page.goto(`${site.url}/m/seventh?lang=EN`)
  await expect(page.getByText('the page of Seventh en')).toBeVisible()

  await page.goto(`${site.url}/m/home`)
  await page.getByRole('banner').getByRole('button').first().click()
  await page.getByRole('link', { name: 'Open the seventh en' }).click()
  await expect(page).toHaveURL(/\/m\/seventh$/)
  await expect(page.getByText('the page of Seventh en')).toBeVisible()

  await site.withdraw('seventh')
  await page.goto(`${site.url}/m/home`)
  await expect(page.getByText('alpha hero')).toBeVisible()
  await expect(page.getByText('the seventh in the hero slot')).toHaveCount(0)
})

test('the tutorial’s remote, as new-remote and the README write it, has its page and its card on the running site', async ({
  page,
}) => {
  expect(await site.publish('raffle')).toMatchObject({ kind: 'published', owner: 'raffle' })
  await page.goto(`${site.url}/m/raffle?lang=EN`)
  await expect(page.getByText('Good to see you!')).toBeVisible()
  await page.goto(`${site.url}/m/home`)
  await expect(page.getByTestId('app-header')).toBeVisible()
  await page
    .getByRole('link', { name: /Raffle/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/m\/raffle$/)
})
