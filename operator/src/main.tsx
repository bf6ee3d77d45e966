import { QueryClientProvider, queryClient } from '@mosaic/api-client'
import { readCookie } from '@mosaic/browser'
import { languageTag, wireLanguages } from '@mosaic/contracts'
import { languageCookie, startI18n, type Texts } from '@mosaic/i18n'
import { fetchModalLayer, fetchMoreGlyphs } from '@mosaic/ui'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { Desk } from './layout/Desk'

/** The build names the file of each language in the document (build.ts). */
const textFiles = (): Readonly<Record<string, string>> =>
  JSON.parse(document.getElementById('text-files')?.textContent ?? '{}')

const files = textFiles()
const fetched = new Map<string, Promise<Readonly<Record<string, Texts>>>>()

const textsIn = (tag: string): Promise<Readonly<Record<string, Texts>>> => {
  const running = fetched.get(tag) ?? fetch(files[tag] ?? '').then((response) => response.json())
  fetched.set(tag, running)
  return running
}

/** The stored choice, or the first language of the browser that has texts. */
const chosenLanguage = () => {
  const chosen = readCookie(languageCookie)
  const known = wireLanguages.find((language) => language === chosen)
  const preferred = navigator.languages.map((each) => each.slice(0, 2).toLowerCase())
  return known ?? wireLanguages.find((language) => preferred.includes(languageTag(language))) ?? 'EN'
}

const followScheme = (): void => {
  const light = window.matchMedia('(prefers-color-scheme: light)')
  const apply = () => {
    document.documentElement.dataset.theme = light.matches ? 'light' : 'dark'
  }
  apply()
  light.addEventListener('change', apply)
}

const start = async (root: HTMLElement): Promise<void> => {
  followScheme()
  const language = chosenLanguage()
  document.documentElement.lang = languageTag(language)
  await startI18n({
    language,
    source: async (namespace, tag) => (await textsIn(tag))[namespace] ?? {},
    preloaded: await textsIn(languageTag(language)),
  })
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <BrowserRouter basename="/ops">
        <Desk />
      </BrowserRouter>
    </QueryClientProvider>,
  )
  fetchMoreGlyphs()
  fetchModalLayer().catch(() => undefined)
}

const root = document.getElementById('root')
if (root) void start(root)
