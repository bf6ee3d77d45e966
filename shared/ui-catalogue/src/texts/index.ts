import { addTexts, remoteTexts } from '@mosaic/i18n'
import en from './en.json'
import es from './es.json'
import ja from './ja.json'
import ko from './ko.json'
import pt from './pt.json'
import th from './th.json'

export const addCatalogueTexts = (): void => {
  addTexts('catalogue', 'en', en)
  addTexts('catalogue', 'es', es)
  addTexts('catalogue', 'ja', ja)
  addTexts('catalogue', 'ko', ko)
  addTexts('catalogue', 'pt', pt)
  addTexts('catalogue', 'th', th)
}

export const useCatalogueTexts = remoteTexts<typeof en>('catalogue')
