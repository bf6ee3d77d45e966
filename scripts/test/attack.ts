import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root'
import { findOrInstallPostgres } from './install/postgres'
import { runTool } from './run-command'

/** Written by `gateway/attacks/matrix/matrix.deep.test.ts`. */
const table = join(root, 'node_modules/.cache/mosaic-tests/access-matrix.txt')

/**
 * `npm run attack`: every endpoint under every name and every call of the desk, with every caller, and all other attacks of
 * `gateway/attacks`, and the routes of edge and studio. `npm test` has the short form.
 */
export const attack = async (): Promise<number> => {
  findOrInstallPostgres(console.log)
  const options = [
    '-c',
    'jest.config.mjs',
    '--selectProjects',
    'gateway',
    'scripts',
    '--testTimeout',
    '300000',
    '--silent',
  ]
  const { code, output } = await runTool(
    'jest/bin/jest.js',
    [...options, '--testPathPatterns', 'gateway/attacks|security/server-routes'],
    {
      NODE_ENV: 'test',
      FORCE_COLOR: '0',
      TEST_DEPTH: '',
    },
  )
  if (code === 0) console.log(readFileSync(table, 'utf8'))
  console.log(output.slice(code === 0 ? -400 : -20_000))
  return code
}
