import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { serverFiles, type Servers } from '../start/server-files'
import { bundleForNode } from './bundle-for-node'
import { fingerprint } from './fingerprint'

type Server = {
  readonly name: keyof Servers
  /** A change in one of these folders builds the bundle again. */
  readonly sources: readonly string[]
  /** Packages that stay where they are installed. */
  readonly outside: readonly string[]
  /** Threads are files of their own beside `main.mjs`. */
  readonly threads?: readonly string[]
}

/** A gateway on PGlite needs no pg-boss; few calls need passkeys; BR Codes are made by the demo provider only. */
export const gatewayPackages = [
  '@electric-sql/pglite',
  '@node-rs/argon2',
  'pg-boss',
  'piscina',
  'sharp',
  'recheck',
  '@simplewebauthn/server',
  'pix-utils',
  'pg-native',
]

/** Both have native parts. */
export const studioPackages = ['classic-level', 'sharp']

const servers: readonly Server[] = [
  {
    name: 'gateway',
    sources: ['gateway', 'shared/contracts'],
    outside: gatewayPackages,
    threads: ['identity/password/argon2-worker.mjs'],
  },
  { name: 'studio', sources: ['studio'], outside: studioPackages },
  // An edge over files does not need S3.
  { name: 'edge', sources: ['edge', 'shared/contracts', 'shared/remote-kit'], outside: ['@aws-sdk/*'] },
]

/** Pictures are drawn for the data folder and are in no server's bundle. */
const notBundled = ['art']

type StudioBuild = typeof import('../../studio/build')

const buildServer = async (root: string, { name, outside, threads = [] }: Server): Promise<void> => {
  if (name === 'studio') {
    const { buildClient } = (await import(pathToFileURL(join(root, 'studio/build.ts')).href)) as StudioBuild
    await buildClient()
  }
  const main = serverFiles(root)[name]
  await Promise.all([
    bundleForNode(join(root, name, 'src/main.ts'), main, outside),
    ...threads.map((thread) =>
      bundleForNode(join(root, name, 'src', thread), join(dirname(main), basename(thread)), outside),
    ),
  ])
}

/** Bundles the servers whose sources changed since their last bundle. */
export const buildServers = async (root: string, log: (line: string) => void): Promise<void> => {
  await Promise.all(
    servers.map(async (server) => {
      const mark = join(root, 'node_modules/.cache/mosaic', `server-${server.name}`)
      const wanted = fingerprint(root, [...server.sources, 'scripts/build'], notBundled)
      if (existsSync(serverFiles(root)[server.name]) && existsSync(mark) && readFileSync(mark, 'utf8') === wanted)
        return
      const started = Date.now()
      await buildServer(root, server)
      mkdirSync(dirname(mark), { recursive: true })
      writeFileSync(mark, wanted)
      log(`built ${server.name} in ${Date.now() - started} ms`)
    }),
  )
}
