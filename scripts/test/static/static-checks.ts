import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../root'
import { borderCheck, bordersOf, plantedBorderCheck } from './borders'
import { runTool, type CommandResult } from '../run-command'
import { dataAccessCheck } from './data-access'
import { plantedGlobalCheck } from './planted-global'
import { plantedQuestionCheck } from './planted-question'
import { textProblems } from './texts'

export type StaticCheck = { readonly title: string; run(): Promise<CommandResult> }

const eslint = (...places: readonly string[]) =>
  runTool('eslint/bin/eslint.js', [
    ...places,
    '--max-warnings',
    '0',
    '--cache',
    '--cache-location',
    'node_modules/.cache/eslint',
  ])
const stylelint = (files: string) => runTool('stylelint/bin/stylelint.mjs', [files, '--allow-empty-input'])
const format = (...places: readonly string[]) => runTool('@biomejs/biome/bin/biome', ['format', ...places])
/** Four checkers per project, the default, each check the shared files again: twice the processor time. */
const types = (...projects: readonly string[]) =>
  runTool('typescript7/bin/tsc', ['-b', ...projects, '--pretty', 'false', '--checkers', '1'])
const texts = async (namespace?: string): Promise<CommandResult> => {
  const problems = textProblems(namespace)
  return { code: problems.length === 0 ? 0 : 1, output: problems.join('\n') }
}
const completeTexts = 'texts are complete in six languages with the same placeholders, and every key is used'

/** All checks that do not run the product. */
export const staticChecks = (): readonly StaticCheck[] => [
  {
    title: 'every package type-checks under strict TypeScript, each against the declarations of the others',
    run: () => types(),
  },
  { title: 'ESLint finds nothing', run: () => eslint('.') },
  { title: 'stylelint finds nothing', run: () => stylelint('{host-shell,shared,mfe-*}/{src,*/src}/**/*.css') },
  { title: 'the code is formatted', run: () => format('.') },
  {
    title: 'knip finds no unused file, export or dependency',
    run: () => runTool('knip/bin/knip.js', ['--no-progress', '--no-config-hints']),
  },
  { title: 'no import crosses a border', run: borderCheck },
  {
    title: 'planted imports across borders are refused: a remote into the host, a room into a higher one',
    run: plantedBorderCheck,
  },
  { title: 'no place of the gateway breaks the rules of data access', run: dataAccessCheck },
  { title: 'a planted question to the gateway outside of src/api is refused', run: plantedQuestionCheck },
  { title: 'planted browser globals are refused everywhere but in shared/browser', run: plantedGlobalCheck },
  { title: completeTexts, run: () => texts() },
]

/** The same of one remote and its flows. */
export const staticChecksOf = (remote: string): readonly StaticCheck[] => {
  const folder = `mfe-${remote}`
  const places = [folder, `e2e/${remote}`].filter((place) => existsSync(join(root, place)))
  return [
    { title: `${folder} and the flows type-check under strict TypeScript`, run: () => types(folder, 'e2e') },
    { title: 'ESLint finds nothing', run: () => eslint(...places) },
    { title: 'stylelint finds nothing', run: () => stylelint(`${folder}/src/**/*.css`) },
    { title: 'the code is formatted', run: () => format(...places) },
    { title: 'no import crosses a border', run: () => bordersOf(folder) },
    { title: completeTexts, run: () => texts(folder) },
  ]
}
