import type { BrowserContext, Page } from '@playwright/test'
import { hostileHtml, hostileRemains } from '../../gateway/testing/hostile-html'

const mark = (index: number): string => `text ${index} of the intruder`
const marks = /text (\d+) of the intruder/
/** The number of the text that a string contains. */
export const markIn = (text: string): number | null => {
  const [, index] = marks.exec(text) ?? []
  return index === undefined ? null : Number(index)
}

/** Each begins with a mark of its own, and names itself in what it would run. */
export const markedTexts: readonly string[] = hostileHtml.map(
  (html, index) => `<p>${mark(index)}</p>${html.replaceAll('x()', `x(${index})`)}`,
)

/** What hostile texts do in any page or frame of the browser: run, ask, or fetch. */
export const watchIntruder = async (context: BrowserContext): Promise<readonly string[]> => {
  const done: string[] = []
  await context.exposeBinding('x', (_source, index: unknown) => void done.push(`${String(index)} ran`))
  context.on('dialog', (dialog) => {
    done.push(`asked: ${dialog.message()}`)
    void dialog.dismiss()
  })
  context.on('request', (request) => {
    if (request.url().includes('evil.test')) done.push(`fetched: ${request.url()}`)
  })
  return done
}

type Shown = { readonly index: number; readonly html: string; readonly lies: readonly string[] }

/** Hostile texts that stand in the page, and elements of them that left the flow of the text. */
const shownTexts = (page: Page): Promise<readonly Shown[]> =>
  page.evaluate((pattern) => {
    const marked = new RegExp(pattern)
    return [...document.querySelectorAll('p')].flatMap((paragraph) => {
      const [, index] = marked.exec(paragraph.textContent) ?? []
      const place = paragraph.parentElement
      if (index === undefined || place === null) return []
      const parts = [...place.querySelectorAll('*')]
      const lies = parts.filter((part) => getComputedStyle(part).position !== 'static').map((part) => part.outerHTML)
      return [{ index: Number(index), html: place.innerHTML, lies }]
    })
  }, marks.source)

/** The numbers of the texts in the page, and what is left of them that should not be. */
export const foundTexts = async (page: Page) => {
  const shown = await shownTexts(page)
  const faults = shown.flatMap(({ index, html, lies }) => [
    ...hostileRemains
      .filter((remains) => remains.test(html))
      .map((remains) => `${index} keeps ${remains.source}: ${html}`),
    ...lies.map((part) => `${index} covers the page: ${part}`),
  ])
  return { numbers: [...new Set(shown.map(({ index }) => index))].sort((one, other) => one - other), faults }
}

/** Answers of a gateway that cleans nothing: each text is what the operator wrote. */
export const serveRawTexts = (context: BrowserContext): Promise<unknown> =>
  context.route('**/wps/**', async (route) => {
    // Node knows no hosts below localhost; the header names the merchant.
    const answer = await route.fetch({
      url: route
        .request()
        .url()
        .replace(/[\w-]+\.localhost/, 'localhost'),
    })
    const text = await answer.text()
    if (markIn(text) === null) return route.fulfill({ response: answer, body: text })
    const body = JSON.stringify(JSON.parse(text), (_key, value: unknown) => {
      const index = typeof value === 'string' ? markIn(value) : null
      return index === null ? value : markedTexts[index]
    })
    return route.fulfill({ response: answer, body })
  })
