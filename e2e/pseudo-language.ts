import type { Page } from '@playwright/test'

/*
 * A language that nobody speaks: every text of the site stands between marks, so that words without marks were not taken from
 * the text files. It is made on the way to the browser; the site knows nothing of it.
 */
const open = '⟦'
const close = '⟧'

const marked = (texts: unknown): unknown => {
  if (typeof texts === 'string') return open + texts + close
  if (typeof texts !== 'object' || texts === null) return texts
  return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, marked(value)]))
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Titles and menu entries: the build takes them from the text files, and the signature of the composition lets nobody mark them on the way. */
const labelsOf = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(labelsOf)
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'label' && typeof part === 'string' ? [part] : labelsOf(part),
  )
}

const inlineData = (html: string, id: string): RegExpExecArray | null =>
  new RegExp(`(<script type="application/json" id="${id}"[^>]*>)(.*?)(</script>)`, 's').exec(html)

const changedTexts = (html: string): string => {
  const found = inlineData(html, 'texts')
  if (!found) return html
  const [whole, before = '', json = '', after = ''] = found
  return html.replace(whole, () => before + JSON.stringify(marked(JSON.parse(json))).replaceAll('<', '\\u003c') + after)
}

const plain = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !['content-encoding', 'content-length'].includes(name)))

/** Everything that the gateway says is data, in whatever language it was written. */
export type Data = { readonly words: () => string }

export const speakPseudo = async (page: Page): Promise<Data> => {
  const heard: string[] = []
  const hear = (value: unknown): void => {
    if (typeof value === 'string') heard.push(value.replace(/<[^>]*>/g, '\n').replace(/&nbsp;/g, '\u00a0'))
    else if (isObject(value)) Object.values(value).forEach(hear)
  }
  await page.route(
    (url) => url.pathname.startsWith('/m/'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      const html = await response.text()
      const composition: unknown = JSON.parse(inlineData(html, 'composition')?.[2] ?? 'null')
      if (isObject(composition)) hear([composition.merchant, composition.status, labelsOf(composition)])
      return route.fulfill({ response, headers: plain(response.headers()), body: changedTexts(html) })
    },
  )
  await page.route(/\/texts\/[^/]+\.json/, async (route) => {
    const response = await route.fetch()
    return route.fulfill({ response, headers: plain(response.headers()), json: marked(await response.json()) })
  })
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/wps/')) void response.json().then(hear, () => undefined)
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
      element.closest('script, style, noscript, option, [lang]:not(html), iframe, svg') !== null
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
      rest = rest.replace(/⟦[^⟦⟧]*⟧/g, ' ')
    }
    for (const name of allowed) rest = rest.replaceAll(name, ' ')
    rest = rest.trim()
    if (!/\p{L}{2,}/u.test(rest) || words.includes(rest)) return false
    return rest
      .split(/[^\p{L}]+/u)
      .some((word) => word.length > 1 && !fromIntl.has(word.toLowerCase()) && !words.includes(word))
  })
}
