import type { Texts } from '@mosaic/i18n'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const read = (file: string): Texts => JSON.parse(readFileSync(join(__dirname, file), 'utf8'))

/** The host's and the shared texts of one language, as the document brings them. */
export const documentTexts = (tag: string): Record<string, Texts> => ({
  host: read(`../texts/${tag}.json`),
  common: read(`../../../shared/i18n/src/texts/common/${tag}.json`),
  errors: read(`../../../shared/i18n/src/texts/errors/${tag}.json`),
})
