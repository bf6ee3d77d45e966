import { join } from 'node:path'
import { sharedNamespaces } from '../check/texts'
import { workspaceRoot } from '../paths'
import { startPageServer } from './page-server'

// The catalogue of components: `tsx catalogue-cli.ts catalogue 4290 http://localhost:4000`.
const [name = '', port, gateway] = process.argv.slice(2)
if (name !== 'catalogue' || !Number(port) || !gateway) {
  console.error('usage: catalogue-cli catalogue <port> <gateway>')
  process.exit(2)
}
const dir = join(workspaceRoot, 'shared/ui-catalogue')
const namespaces = sharedNamespaces(join(workspaceRoot, 'shared/i18n/src/texts'))
try {
  const { url } = await startPageServer({
    name,
    dir,
    port: Number(port),
    gateway,
    entry: join(dir, 'src/main.tsx'),
    outDir: join(dir, 'node_modules/.cache/mosaic-catalogue'),
    textsOf: (tag) =>
      Object.fromEntries(Object.entries(namespaces).map(([namespace, texts]) => [namespace, texts[tag] ?? {}])),
  })
  console.log(`ready ${name} ${url}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
