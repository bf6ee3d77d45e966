import { addTexts, startI18n, type Texts } from '@mosaic/i18n'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const read = (namespace: string): Texts =>
  JSON.parse(readFileSync(join(__dirname, `../../../i18n/src/texts/${namespace}/en.json`), 'utf8'))

/** Starts the texts in English for the tests of this package. */
export const speakEnglish = async (): Promise<void> => {
  await startI18n({ language: 'EN', source: () => Promise.resolve({}), preloaded: {} })
  addTexts('common', 'en', read('common'))
  addTexts('errors', 'en', read('errors'))
}
