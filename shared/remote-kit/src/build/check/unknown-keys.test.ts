import { unknownKeys } from './unknown-keys'

const known = { own: new Set(['title', 'phase.open', 'days']), common: new Set(['save']) }
const asked = (code: string) =>
  unknownKeys(
    [
      {
        path: 'src/Page.tsx',
        text: `import { useCommonTexts } from '@mosaic/i18n'\nimport { useTexts } from '../texts'\n${code}`,
      },
    ],
    known,
  )

test.each([
  ['a key of its own texts', "const Page = () => { const { t } = useTexts(); return t('title') }"],
  [
    'a key of the texts that all share',
    "const Page = () => { const { t: common } = useCommonTexts(); return common('save') }",
  ],
  ['a key that the code builds', 'const Page = () => { const { t } = useTexts(); return t(`phase.${phase}`) }'],
  ['a function that is called t and is none', "const draw = (t) => t('gone')"],
])('%s is known', (_what, code) => {
  expect(asked(code)).toEqual([])
})

test.each([
  ['deposit.submit', "const Page = () => { const { t } = useTexts(); return () => t('deposit.submit') }"],
  ['title', "const Page = () => { const { t } = useCommonTexts(); return t('title') }"],
  ['close', "const Page = () => { const { t } = useTexts(); return t(open ? 'title' : 'close') }"],
  ['state.…', 'const Page = () => { const { t } = useTexts(); return t(`state.${phase}`) }'],
])('%s, missing in every text file, is reported with its place', (key, code) => {
  expect(asked(code)).toEqual([`src/Page.tsx:3 asks for the text ${key}, which no text file has`])
})
