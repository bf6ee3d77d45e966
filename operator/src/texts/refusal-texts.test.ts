import { languageTags } from '@mosaic/contracts'
import { deskErrors } from '@mosaic/contracts/desk'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Texts = Readonly<Record<string, string>>

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const keyOf = (code: string) => code.replaceAll('.', '_')

test.each(Object.values(languageTags))('%s: every error code of the desk has a text', (tag) => {
  const { errors = {} } = read(join(__dirname, `${tag}.json`)) as { readonly errors?: Texts }
  const shared = read(join(__dirname, `../../../shared/i18n/src/texts/errors/${tag}.json`)) as Texts
  const texts: Texts = { ...shared, ...errors }
  expect(Object.keys(deskErrors).filter((code) => !texts[keyOf(code)])).toEqual([])
})
