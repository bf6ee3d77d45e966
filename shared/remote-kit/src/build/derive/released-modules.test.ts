import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownSources } from './released-modules'

const dir = mkdtempSync(join(tmpdir(), 'released-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

test('a file that only hands on names is read although the bundler leaves no module of it, and types are not followed', () => {
  const files = {
    'src/Page.tsx': "import { Card } from './parts'\nimport './Page.module.css'\nimport type { Row } from './row'",
    'src/parts/index.ts': "export * from './card'",
    'src/parts/card.ts': "export { Card } from '@mosaic/ui'",
    'src/Page.module.css': '',
    'src/row.ts': 'export type Row = string',
  }
  mkdirSync(join(dir, 'src/parts'), { recursive: true })
  for (const [file, text] of Object.entries(files)) writeFileSync(join(dir, file), text)
  const released = [join(dir, 'src/Page.tsx'), join(dir, 'src/Page.module.css'), '/x/node_modules/a/index.js']
  expect(ownSources(dir, released).map(({ path }) => path)).toEqual([
    'src/Page.tsx',
    'src/parts/index.ts',
    'src/parts/card.ts',
  ])
})
