import { hasLetters } from '../../scripts/test/letters'
import { tagOf, wireCodes } from '../texts'
import { cutText } from './cut-text'
import { expect, test, walkThrough } from './screen-test'
import { staffPage } from './screens'
import type { Dress } from './visitors'

const narrow = { viewport: { width: 320, height: 640 } }
/** Every language where most words stand, and the second merchant in the language of its visitors. */
const dresses: readonly Dress[] = [
  ...Object.values(wireCodes).map((language): Dress => ({ merchant: 'aurora', theme: 'dark', language })),
  { merchant: 'lotus', theme: 'light', language: 'TY' },
]

// The walks are independent, so as many run at once as there are workers.
test.describe.configure({ mode: 'parallel' })

for (const dress of dresses) {
  test(`at 320 px every word of ${dress.merchant} in ${dress.language} can be read in full, on every screen`, async ({
    screens,
    visitors,
  }) => {
    test.skip(!hasLetters(tagOf(dress.language)), `this machine has no letters for ${dress.language}`)
    test.setTimeout(1_200_000)
    const found: Record<string, string[]> = {}
    const translated = (await screens(dress.merchant)).filter(
      ({ path }) => dress.language === 'EN' || path !== staffPage.path,
    )
    await walkThrough(
      visitors,
      translated,
      dress,
      async (page, { visitor, path }) => {
        const here = await cutText(page)
        if (here.length > 0) found[`${visitor} ${path}`] = here
      },
      narrow,
    )
    expect(found).toEqual({})
  })
}

test.describe('the measure', () => {
  test.use(narrow)
  test('notices words that are cut, that spill and that make the page wide, and no others', async ({ page }) => {
    await page.goto('/m/help')
    await page.locator('main h2').first().waitFor()
    expect(await cutText(page)).toEqual([])
    const plant = (style: string, inner: string) =>
      page.evaluate(
        ([css = '', html = '']) => {
          document.getElementById('planted')?.remove()
          const box = Object.assign(document.createElement('div'), { id: 'planted', innerHTML: html })
          box.style.cssText = css
          document.querySelector('main')?.append(box)
        },
        [style, inner],
      )
    await plant('width:80px;overflow:hidden;white-space:nowrap', 'far too many words for so small a box')
    expect((await cutText(page)).join()).toContain('cut at the side')
    await plant('height:12px;overflow:hidden', 'one line<br>and another')
    expect((await cutText(page)).join()).toContain('cut above or below')
    await plant(
      'width:80px',
      '<button style="width:60px;white-space:nowrap;background:#333">far too many words</button>',
    )
    expect((await cutText(page)).join()).toContain('spills over its control')
    const neighbours =
      '<li style="flex:none;width:60px"><button style="width:60px;white-space:nowrap">far too many</button></li>'
    await plant('', `<ul style="display:flex">${neighbours}${neighbours}</ul>`)
    expect((await cutText(page)).join()).toContain('runs into')
    await plant('width:400px', 'wide')
    expect((await cutText(page)).join()).toContain('px wide')
    await plant(
      'width:80px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis',
      'far too many words for so small a box',
    )
    expect(await cutText(page)).toEqual([])
    await plant('width:80px;overflow-x:auto;white-space:nowrap', 'far too many words for so small a box')
    expect(await cutText(page)).toEqual([])
  })
})

for (const [tag, language] of Object.entries(wireCodes))
  test(`no banner of home is cut in ${tag}, the slides out of sight no more than the first`, async ({
    browser,
    baseURL,
  }) => {
    test.skip(!hasLetters(tagOf(language)), `this machine has no letters for ${language}`)
    const context = await browser.newContext({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' })
    await context.addCookies([{ name: 'mosaic.lang', value: language, url: baseURL ?? '' }])
    const page = await context.newPage()
    await page.goto('/m/home')
    const slides = page.locator('[aria-roledescription="slide"]')
    await expect(slides).toHaveCount(4)
    // What has a box of its own and holds more than it shows; words in a line have none.
    const cut = () =>
      slides
        .locator('span')
        .evaluateAll((parts) =>
          parts
            .filter(
              (part) =>
                part.clientHeight > 0 &&
                (part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1),
            )
            .map(({ textContent }) => textContent),
        )
    for (const width of [320, 351, 390]) {
      await page.setViewportSize({ width, height: 640 })
      await expect.poll(cut, `${width} px`).toEqual([])
    }
    await context.close()
  })
