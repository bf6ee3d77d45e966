import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { pathToFileURL } from 'node:url'
import { bundleForNode } from '../build/bundle-for-node'
import { quickStartFile } from '../build/quick-start-bundle'

const root = join(__dirname, '../..')
const run = promisify(execFile)

test('the bootstrap finds the quick start where the last start left it', () => {
  expect(readFileSync(join(root, 'scripts/bootstrap.mjs'), 'utf8')).toContain(
    `'${relative(root, quickStartFile(root))}'`,
  )
})

describe('the bundled quick start', () => {
  let folder = ''
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'quick-start-'))
    await bundleForNode(join(root, 'scripts/start/quick-start.ts'), join(folder, 'quick-start.mjs'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test.each([
    ['nothing was prepared in the data folder', {}],
    ['a setting is wrong', { PORT: 'four thousand' }],
  ])('returns null for the full start when %s', async (_what, env) => {
    const script = `const { quickStart } = await import(${JSON.stringify(pathToFileURL(join(folder, 'quick-start.mjs')).href)}); console.log(await quickStart(${JSON.stringify(root)}, new Promise(() => {})))`
    const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script], {
      env: { ...process.env, DATA_DIR: join(folder, 'data'), ...env },
    })
    expect(stdout.trim()).toBe('null')
  })
})
