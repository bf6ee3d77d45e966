import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fingerprint } from './fingerprint'

type Server = { readonly name: string; readonly script: string; readonly verb: string; readonly output: string; readonly sources: readonly string[] }

/** What each server's bundle is made of; a change in one of these folders builds it again. */
const servers: readonly Server[] = [
  { name: 'gateway', script: 'gateway/build.ts', verb: 'buildGateway', output: 'gateway/dist/main.mjs', sources: ['gateway', 'shared/contracts'] },
  { name: 'studio', script: 'studio/build.ts', verb: 'buildStudio', output: 'studio/dist/main.mjs', sources: ['studio'] },
  { name: 'edge', script: 'edge/build.ts', verb: 'buildEdge', output: 'edge/dist/main.mjs', sources: ['edge', 'shared/contracts', 'shared/remote-kit'] },
]

/** Pictures are drawn for the data folder, no server's bundle holds them. */
const notBundled = ['art']

/** Bundles the servers whose sources changed since their last bundle. */
export const buildServers = async (root: string, log: (line: string) => void): Promise<void> => {
  await Promise.all(
    servers.map(async ({ name, script, verb, output, sources }) => {
      const mark = join(root, 'node_modules/.cache/mosaic', `server-${name}`)
      const wanted = fingerprint(root, sources, notBundled)
      if (existsSync(join(root, output)) && existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return
      const started = Date.now()
      const built = (await import(pathToFileURL(join(root, script)).href)) as Record<string, (() => Promise<unknown>) | undefined>
      const run = built[verb]
      if (!run) throw new Error(`${script} does not export ${verb}`)
      await run()
      mkdirSync(dirname(mark), { recursive: true })
      writeFileSync(mark, wanted)
      log(`built ${name} in ${Date.now() - started} ms`)
    }),
  )
}
