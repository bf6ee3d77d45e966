import { expect, test } from '../site'
import { textsOf, wireCodes, type Tag } from '../texts'

const tags = Object.keys(wireCodes) as Tag[]

for (const tag of tags) {
  test(`?lang=${wireCodes[tag]} paints the page in ${tag} and is kept`, async ({ page }) => {
    await page.goto(`/m/login?lang=${wireCodes[tag]}`)
    await expect(page.locator('html')).toHaveAttribute('lang', tag)
    await expect(page.getByText(textsOf(tag)('account:login.heading')).first()).toBeVisible()
    expect(await (await page.request.get('/m/home')).text()).toMatch(new RegExp(`<html[^>]* lang="${tag}"`))
  })
}

test('?lang=TH means Thai, and a language without texts is shown in English with a notice', async ({ page }) => {
  await page.goto('/m/login?lang=TH')
  await expect(page.locator('html')).toHaveAttribute('lang', 'th')
  await page.goto('/m/login?lang=FR')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByText(textsOf('en')('host:language.missing', { name: 'Français' }))).toBeVisible()
  await page.goto('/m/login')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('a switch in the settings changes every text without a reload, and a second tab follows', async ({
  site,
  context,
}) => {
  const { page } = site
  const second = await context.newPage()
  await second.goto('/m/activity')
  await page.goto('/m/set')
  await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }))
  await page.locator('select[name=language]').selectOption('JA')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await expect(page.getByText(textsOf('ja')('account:settings.language')).first()).toBeVisible()
  expect(await page.evaluate(() => 'stillTheSamePage' in window)).toBe(true)
  await expect(second.locator('html')).toHaveAttribute('lang', 'ja')
})

test('each merchant has its own name, language and currency on its own host name', async ({ page, baseURL }) => {
  await page.goto('/m/home')
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt')
  const aurora = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--brand').trim(),
  )
  await page.goto(`${(baseURL ?? '').replace('//localhost', '//lotus.localhost')}/m/home`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'th')
  await expect(page).toHaveTitle(/L[óo]tus/i)
  expect(
    await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand').trim()),
  ).not.toBe(aurora)
})
