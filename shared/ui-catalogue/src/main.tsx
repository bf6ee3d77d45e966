import { ensureTexts, startI18n, type Texts } from '@mosaic/i18n'
import { setMerchant } from '@mosaic/session'
import { fetchMoreGlyphs } from '@mosaic/ui'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { CatalogueApp } from './CatalogueApp'
import { sampleMerchant } from './sample-merchant'
import { addCatalogueTexts } from './texts'

/** The development server answers all namespaces of one language together. */
const textsIn = async (tag: string): Promise<Readonly<Record<string, Texts>>> =>
  (await fetch(`/texts/${tag}.json`)).json()

const start = async (): Promise<void> => {
  const place = document.getElementById('root')
  if (!place) return
  setMerchant(sampleMerchant)
  await startI18n({
    language: sampleMerchant.defaultLanguage,
    source: async (namespace, tag) => (await textsIn(tag))[namespace] ?? {},
    preloaded: {},
  })
  addCatalogueTexts()
  await Promise.all(['common', 'errors'].map(ensureTexts))
  createRoot(place).render(
    <BrowserRouter>
      <CatalogueApp />
    </BrowserRouter>,
  )
  fetchMoreGlyphs()
}

void start()
