import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '../texts/languages'
import { stageTexts } from './stage-texts'

const marks = (text: string): string[] => (text.match(/\{\{\w+\}\}/g) ?? []).sort()

test('every folder with a page of its own has its texts', () => {
  const folders = readdirSync(__dirname, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && readdirSync(join(__dirname, entry.name)).includes('main.tsx'),
  )
  expect(folders.map(({ name }) => name).sort()).toEqual(Object.keys(stageTexts).sort())
})

test.each(Object.entries(stageTexts))(
  'the texts of %s are whole in six languages, with the same values',
  (_name, texts) => {
    for (const language of languages) {
      expect(Object.keys(texts[language]).sort()).toEqual(Object.keys(texts.en).sort())
      for (const [key, text] of Object.entries(texts[language])) {
        expect(text.trim()).not.toBe('')
        expect([key, marks(text)]).toEqual([key, marks(texts.en[key] ?? '')])
      }
    }
  },
)
