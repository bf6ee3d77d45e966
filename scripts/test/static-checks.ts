import { borderCheck, plantedBorderCheck } from './borders'
import { runTool, type CommandResult } from './command'
import { plantedQuestionCheck } from './lint-rules'
import { textProblems } from './texts'

export type StaticCheck = { readonly title: string; run(): Promise<CommandResult> }

/** Everything that can be said without running the product. */
export const staticChecks = (): readonly StaticCheck[] => [
  {
    title: 'every package type-checks under strict TypeScript, each against the declarations of the others',
    run: () => runTool('typescript/bin/tsc', ['-b', '--pretty', 'false']),
  },
  {
    title: 'ESLint finds nothing',
    run: () =>
      runTool('eslint/bin/eslint.js', [
        '.',
        '--max-warnings',
        '0',
        '--cache',
        '--cache-location',
        'node_modules/.cache/eslint',
      ]),
  },
  {
    title: 'stylelint finds nothing',
    run: () =>
      runTool('stylelint/bin/stylelint.mjs', ['{host-shell,shared,mfe-*}/{src,*/src}/**/*.css', '--allow-empty-input']),
  },
  { title: 'the code is formatted', run: () => runTool('@biomejs/biome/bin/biome', ['format', '.']) },
  { title: 'no import crosses a border', run: borderCheck },
  { title: 'a planted import from a remote into the host is refused', run: plantedBorderCheck },
  { title: 'a planted question to the gateway outside of src/api is refused', run: plantedQuestionCheck },
  {
    title: 'texts are complete in six languages with the same placeholders, and every key is used',
    run: async () => {
      const problems = textProblems()
      return { code: problems.length === 0 ? 0 : 1, output: problems.join('\n') }
    },
  },
]
