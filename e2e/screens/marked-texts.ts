import type { Page } from '@playwright/test'
import { wireCodes, type Tag } from '../texts'

/*
 * Every text of one language stands between marks that take no room and change no line, so that words without marks were not taken
 * from the text files. They are set where the page reads the files; the site knows nothing of it.
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

/** From the page's next document on. The document itself has to be in another language: it brings its texts along. */
export const markTextsOf = (page: Page, tag: Tag): Promise<unknown> =>
  page.addInitScript(markTexts, [tag, open, close] as const)

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Everything that the gateway says is data, but for what it says in English: there words that somebody forgot in the code would pass for data. */
export type Data = { readonly words: () => string }

/** Hears it from now on; what the document brings along is given. */
export const hearData = (page: Page, known: unknown): Data => {
  const heard: string[] = []
  const hear = (value: unknown): void => {
    if (typeof value === 'string') heard.push(value.replace(/<[^>]*>/g, '\n').replace(/&nbsp;/g, '\u00a0'))
    else if (isObject(value)) Object.values(value).forEach(hear)
  }
  hear(known)
  page.on('response', (response) => {
    if (
      /^\/(wps|lgw)\//.test(new URL(response.url()).pathname) &&
      response.request().headers().language !== wireCodes.en
    )
      void response.json().then(hear, () => undefined)
  })
  return { words: () => heard.join('\n') }
}

/** What Intl writes by itself. */
const calendar = (): string[] => {
  const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 15)))
  return (['short', 'long'] as const).flatMap((style) =>
    months.flatMap((date) => [
      new Intl.DateTimeFormat('pt-BR', { month: style, timeZone: 'UTC' }).format(date).replace('.', ''),
      new Intl.DateTimeFormat('pt-BR', { weekday: style, timeZone: 'UTC' }).format(date).replace('.', ''),
    ]),
  )
}

/** Words on the screen, in names for screen readers and in hints that neither stand between marks nor came from the gateway. */
export const hardCodedWords = async (page: Page, data: Data, allowed: readonly string[] = []): Promise<string[]> => {
  const shown = await page.evaluate(() => {
    const found: string[] = []
    const hidden = (element: Element): boolean =>
      element.closest('script, style, noscript, option, [lang]:not(html), iframe, svg') !== null ||
      // A toast is of the moment and stays in the language of that moment.
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
  const fromIntl = new Set([...calendar(), 'de'])
  return [...new Set(shown)].filter((text) => {
    let rest = text
    for (let before = ''; before !== rest; ) {
      before = rest
      rest = rest.replace(/\u2063[^\u2063\u2064]*\u2064/g, ' ')
    }
    for (const name of allowed) rest = rest.replaceAll(name, ' ')
    rest = rest.trim()
    if (!/\p{L}{2,}/u.test(rest) || words.includes(rest)) return false
    return rest
      .split(/[^\p{L}]+/u)
      .some((word) => word.length > 1 && !fromIntl.has(word.toLowerCase()) && !words.includes(word))
  })
}
