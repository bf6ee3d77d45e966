import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { problemsIn, type Texts } from '../../../shared/remote-kit/src/index'
import { root } from '../../root'

type Namespace = { readonly name: string; readonly folder: string; readonly sources: readonly string[] | null }

const namespaces = (): Namespace[] => [
  ...readdirSync(root)
    .filter((name) => name.startsWith('mfe-'))
    .map((name) => ({ name, folder: join(root, name, 'src/texts'), sources: [join(root, name)] })),
  { name: 'operator', folder: join(root, 'operator/src/texts'), sources: [join(root, 'operator')] },
  { name: 'shell', folder: join(root, 'host-shell/src/texts'), sources: [join(root, 'host-shell')] },
  { name: 'staff', folder: join(root, 'host-shell/src/staff/texts'), sources: [join(root, 'host-shell/src/staff')] },
  {
    name: 'catalogue',
    folder: join(root, 'shared/ui-catalogue/src/texts'),
    sources: [join(root, 'shared/ui-catalogue/src')],
  },
  {
    name: 'common',
    folder: join(root, 'shared/i18n/src/texts/common'),
    sources: ['host-shell', 'shared', ...readdirSync(root).filter((name) => name.startsWith('mfe-'))].map((name) =>
      join(root, name),
    ),
  },
  { name: 'forms', folder: join(root, 'shared/forms/src/texts'), sources: [join(root, 'shared/forms')] },
  { name: 'records', folder: join(root, 'shared/records/src/texts'), sources: [join(root, 'shared/records')] },
  // Their keys are codes of the contract; a test of shared/i18n compares the two lists.
  { name: 'errors', folder: join(root, 'shared/i18n/src/texts/errors'), sources: null },
]

const sourceText = (folder: string): string => {
  if (!existsSync(folder)) return ''
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !['node_modules', 'dist', 'texts'].includes(entry.name))
    .map((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return sourceText(path)
      return /\.tsx?$/.test(entry.name) && !/\.test\./.test(entry.name) && statSync(path).size < 200_000
        ? readFileSync(path, 'utf8')
        : ''
    })
    .join('\n')
}

const problemsOf = ({ name, folder, sources }: Namespace): string[] => {
  const read = (tag: string): Texts => JSON.parse(readFileSync(join(folder, `${tag}.json`), 'utf8'))
  const texts = { en: read('en'), pt: read('pt'), ja: read('ja'), ko: read('ko'), es: read('es'), th: read('th') }
  return problemsIn(name, texts, sources ? sources.map(sourceText).join('\n') : null)
}

/** Missing, surplus, empty, unused and untranslated keys, differing placeholders and missing plural forms, in all namespaces or one. */
export const textProblems = (namespace?: string): string[] =>
  namespaces()
    .filter(({ name }) => namespace === undefined || name === namespace)
    .filter(({ folder }) => existsSync(join(folder, 'en.json')))
    .flatMap(problemsOf)
