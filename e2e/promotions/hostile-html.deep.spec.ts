import type { Page } from '@playwright/test'
import { openCampaignDesk } from '../pages/campaign-desk'
import { foundTexts, markedTexts, markIn, serveRawTexts, watchIntruder } from '../pages/hostile-texts'
import { openOwnMerchant } from '../pages/new-merchant'
import { readAsMember } from '../pages/read-as-member'
import { register } from '../pages/register-page'
import { visit } from '../pages/visit'
import { expect, freshName, password, test } from '../site'

const all = markedTexts.map((_text, index) => index)
const run = Date.now().toString(36)
const campaign = (index: number) => `intruder-${run}-${index}`
const textsOf = (content: string) => ({ EN: { title: 'News', content } })

/** The site's own navigation, without loading its scripts again. */
const walkTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)

/** Home shows pop-ups once. */
const openPopups = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (/popups-?seen/i.test(key)) localStorage.removeItem(key)
  })
  await visit(page, '/m/home')
  await expectHarmless(page, all)
}

const expectHarmless = async (page: Page, numbers: readonly number[]): Promise<void> => {
  await expect.poll(async () => (await foundTexts(page)).numbers).toEqual(numbers)
  expect((await foundTexts(page)).faults).toEqual([])
}
/** Opens each text at its address, one after the other. */
const expectEachHarmless = async (
  page: Page,
  addressOf: (index: number) => string,
  open: (page: Page, path: string) => Promise<void> = walkTo,
): Promise<void> => {
  await visit(page, addressOf(0))
  for (const index of all) {
    await open(page, addressOf(index))
    await expectHarmless(page, [index])
  }
}

const readPublic = async (page: Page, notices: readonly string[]): Promise<void> => {
  await openPopups(page)
  await expectEachHarmless(page, (index) => `/m/notice?id=${notices[index]}`)
  await expectEachHarmless(page, (index) => `/m/activity?id=${campaign(index)}`)
  await expectEachHarmless(page, (index) => `/m/activityDetail?id=${campaign(index)}`)
}

// The cleaner reads texts in a document of its own, where the policy blocks their styles and base addresses.
test.use({
  tolerate: [/^Applying inline style|^Setting the document's base URI to 'http:\/\/evil\.test/],
  violates: [/: (style-src-elem inline|base-uri http:\/\/evil\.test)/],
})

test('texts of an intruder at the desk: nothing runs, asks or covers the page, also if the gateway cleans nothing', async ({
  site,
  browser,
  context,
  baseURL,
}) => {
  test.setTimeout(900_000)
  const { page } = site
  const merchant = `intruder-${run}`
  const address = await openOwnMerchant(page, merchant, baseURL)
  await register(page, freshName(), password, address)

  await test.step('where nothing cleans them they run and are found', async () => {
    const open = await browser.newContext()
    const done = await watchIntruder(open)
    const bare = await open.newPage()
    await bare.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '<main></main>' }))
    await bare.goto('http://bare.localhost/')
    // This one would lead the page away.
    const inPlace = markedTexts.filter((text) => !text.includes('http-equiv'))
    await bare.evaluate((texts) => {
      for (const text of texts) {
        const place = document.body.appendChild(document.createElement('section'))
        place.innerHTML = text
      }
    }, inPlace)
    await expect.poll(() => done.filter((what) => what.endsWith(' ran')).length).toBeGreaterThan(4)
    expect((await foundTexts(bare)).faults.length).toBeGreaterThan(all.length / 2)
    await open.close()
  })

  const done = await watchIntruder(context)
  const desk = await openCampaignDesk(browser, baseURL ?? '', password)
  const atDesk = await watchIntruder(desk.writer.context())
  const notices: string[] = []
  await test.step('an operator writes each of them into each field', async () => {
    for (const [index, content] of markedTexts.entries()) {
      const terms = { of: { kind: 'PROMO_CODE', code: `X${run.toUpperCase()}${index}`, amount: '1.00' } } as const
      await desk.launch(campaign(index), { ...terms, reward: { type: 'cash' } }, { merchant, texts: textsOf(content) })
      notices.push(await desk.publish('announcement', { merchant, texts: textsOf(content) }))
      for (const kind of ['popup', 'message'] as const) await desk.publish(kind, { merchant, texts: textsOf(content) })
    }
  })
  const messageIds = async (): Promise<readonly string[]> => {
    const { content } = await readAsMember(page, 'inbox', '?pageNo=1&pageSize=200')
    return all.map((index) => content.find((row) => markIn(JSON.stringify(row)) === index)?.inboxId ?? '')
  }
  await expect.poll(messageIds, { timeout: 120_000 }).not.toContain('')
  const messages = await messageIds()

  await test.step('operators read them', async () => {
    for (const path of ['campaigns', 'publications']) {
      await desk.writer.goto(new URL(path, `${desk.writer.url().split('/ops')[0]}/ops/`).href)
      await expectHarmless(desk.writer, all)
    }
  })
  await desk.close()

  await test.step('a player reads them', async () => {
    await readPublic(page, notices)
    // A sheet takes the navigation for a step back, which closes it.
    await expectEachHarmless(page, (index) => `/m/webEmail?id=${messages[index]}`, visit)
  })
  await test.step('a player reads them as they were written', async () => {
    await serveRawTexts(context)
    await readPublic(page, notices)
  })
  expect([...done, ...atDesk]).toEqual([])
})
