import type { SystemStatus, Whitelabel } from '@mosaic/contracts'
import { merchantFlags } from '@mosaic/contracts'
import type { Composition, HostManifest, RemoteDeclaration, RemoteManifest } from '@mosaic/remote-kit'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sampleComposition } from './sample-composition'

const root = join(__dirname, '../../..')

type Texts = { readonly [key: string]: string | Texts }

const textAt = (texts: Texts, key: string): string => {
  const found = key
    .split('.')
    .reduce<string | Texts | undefined>((at, part) => (typeof at === 'object' ? at[part] : undefined), texts)
  return typeof found === 'string' ? found : key
}

/** The manifest of a remote's own declaration: routes, menu entries and labels, without code. */
const manifestOf = (folder: string, { ...declaration }: RemoteDeclaration): RemoteManifest => {
  const texts: Texts = JSON.parse(readFileSync(join(root, folder, 'src/texts/en.json'), 'utf8'))
  const keys = [...declaration.routes.map(({ title }) => title), ...(declaration.menu ?? []).map(({ key }) => key)]
  const labels = Object.fromEntries(keys.map((key) => [key, textAt(texts, key.replace(`${declaration.name}:`, ''))]))
  return {
    ...declaration,
    schema: 1,
    version: '1.0.0',
    release: '1.0.0+a',
    entry: 'entry.js',
    modules: {},
    texts: {},
    labels: { en: labels },
    integrity: {},
    shared: {},
  }
}

/** Loaded by name at run time: no package of the host may depend on a remote, and a new remote is found by itself. */
const declarations = async (): Promise<readonly RemoteManifest[]> => {
  const folders = readdirSync(root).filter(
    (name) => name.startsWith('mfe-') && existsSync(join(root, name, 'remote.config.ts')),
  )
  return Promise.all(
    folders.map(async (folder) =>
      manifestOf(
        folder,
        ((await import(join(root, folder, 'remote.config'))) as { default: RemoteDeclaration }).default,
      ),
    ),
  )
}

type Resolve = (ingredients: {
  channel: { schema: 1; channel: string; seq: number; default: Record<string, string> }
  host: HostManifest
  remotes: readonly RemoteManifest[]
  merchant: Whitelabel
  status: SystemStatus
  language: 'EN'
  baseOf: (owner: string, release: string) => string
}) => Composition

const host: HostManifest = {
  schema: 1,
  version: '1.0.0',
  release: '1.0.0+a',
  entry: 'host.js',
  css: [],
  texts: {},
  integrity: {},
  shell: null,
  shared: {},
}

/** The document as the edge resolves it from the declarations of all remotes, for a merchant with every flag or with the given ones. */
export const realComposition = async (flags: readonly string[] = merchantFlags): Promise<Composition> => {
  const { resolveComposition } = (await import(join(root, 'edge/src/composition/resolve-composition'))) as {
    resolveComposition: Resolve
  }
  const { merchant, status } = sampleComposition()
  return resolveComposition({
    channel: { schema: 1, channel: 'stable', seq: 1, default: {} },
    host,
    remotes: await declarations(),
    merchant: { ...merchant, flags: [...flags] },
    status,
    language: 'EN',
    baseOf: (owner, release) => `/releases/${owner}/${release}/`,
  })
}
