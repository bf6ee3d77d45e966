import type { Page } from '@playwright/test'
import { wireCodes, type Tag } from '../texts'

/*
 * Texts of one language are wrapped in invisible marks where the page reads the text files, so words without marks are hard-coded.
 */
const open = '\u2063'
const close = '\u2064'

const markTexts = ([tag, open, close]: readonly [string, string, string]) => {
  const marked = (texts: unknown): unknown => {
    if (typeof texts === 'string') return open + texts + close
    if (typeof texts !== 'object' || texts === null) return texts
    return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, marked(value)]))
  }
  const { json } = Response.prototype
  Response.prototype.json = async function () {
    const value: unknown = await json.call(this)
    return new RegExp(`/texts/(?:[\\w-]+/)?${tag}\\b[^/]*\\.json`).test(this.url) ? marked(value) : value
  }
}

/** Takes effect with the page's next document, which must be in another language: its own texts come inline. */
export const markTextsOf = (page: Page, tag: Tag): Promise<unknown> =>
  page.addInitScript(markTexts, [tag, open, close] as const)

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Words of the gateway's answers. English answers are left out: hard-coded English would pass for data. */
export type Data = { readonly words: () => string }

/** Records answers from now on; `known` is the inline data of the document. */
export const recordData = (page: Page, known: unknown): Data => {
  const recorded: string[] = []
  const record = (value: unknown): void => {
    if (typeof value === 'string') recorded.push(value.replace(/<[^>]*>/g, '\n').replace(/&nbsp;/g, '\u00a0'))
    else if (isObject(value)) Object.values(value).forEach(record)
  }
  record(known)
  page.on('response', (response) => {
    if (
      /^\/(wps|lgw)\//.test(new URL(response.url()).pathname) &&
      response.request().headers().language !== wireCodes.en
    )
      void response.json().then(record, () => undefined)
  })
  return { words: () => recorded.join('\n') }
}

/** Month and weekday names that Intl writes. */
const calendar = (): string[] => {
  const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 15)))
  return (['pt-BR', 'es'] as const).flatMap((tag) =>
    (['short', 'long'] as const).flatMap((style) =>
      months.flatMap((date) => [
        new Intl.DateTimeFormat(tag, { month: style, timeZone: 'UTC' }).format(date).replace('.', ''),
        new Intl.DateTimeFormat(tag, { weekday: style, timeZone: 'UTC' }).format(date).replace('.', ''),
      ]),
    ),
  )
}

/** Names of payment schemes, which every language writes alike. */
export const schemeNames: readonly string[] = ['PIX', 'PromptPay']

/** Visible words, accessible names and hints that come neither from the text files nor from the gateway. */
export const hardCodedWords = async (page: Page, data: Data, allowed: readonly string[] = []): Promise<string[]> => {
  const shown = await page.evaluate(() => {
    const found: string[] = []
    const hidden = (element: Element): boolean =>
      element.closest('script, style, noscript, option, [lang]:not(html), iframe, svg') !== null ||
      // A toast keeps the language in which it appeared.
      element.closest('[aria-live=polite] > [role=status]') !== null
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.parentElement && !hidden(node.parentElement)) found.push(node.textContent ?? '')
    for (const element of document.body.querySelectorAll('[aria-label], [placeholder], [title], img[alt]')) {
      if (hidden(element)) continue
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) found.push(element.getAttribute(name) ?? '')
    }
    return found
  })
  const words = data.words()
  const ownAddress = new RegExp(`${new URL(page.url()).host}\\S*`, 'g')
  const fromIntl = new Set([...calendar(), 'de'])
  return [...new Set(shown)].filter((text) => {
    let rest = text
    for (let before = ''; before !== rest; ) {
      before = rest
      rest = rest.replace(/\u2063[^\u2063\u2064]*\u2064/g, ' ')
    }
    for (const name of allowed) rest = rest.replaceAll(name, ' ')
    rest = rest.replace(ownAddress, ' ').trim()
    if (!/\p{L}{2,}/u.test(rest) || words.includes(rest)) return false
    return rest
      .split(/[^\p{L}]+/u)
      .some((word) => word.length > 1 && !fromIntl.has(word.toLowerCase()) && !words.includes(word))
  })
}
