import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { SystemStatus, Whitelabel } from '@mosaic/contracts'
import { buildChecks, type HostManifest, type RemoteManifest } from '@mosaic/remote-kit'

export const merchant: Whitelabel = {
  merchantCode: 'aurora',
  name: 'Aurora',
  logo: '',
  icons: { '180': '/art/icons/aurora-180.png' },
  flags: ['DEPRECM3'],
  menu: { hidden: [], order: {} },
  currency: 'BRL',
  currencySymbol: 'R$',
  timeZone: 'America/Sao_Paulo',
  defaultLanguage: 'PT',
  languages: ['EN', 'PT', 'JA'],
  categories: ['RNG'],
  theme: { dark: { brand: '#7b4dff', background: '#0b0a14' }, light: { brand: '#5a2fe0' } },
  minAge: 18,
  gameCount: 600,
  downloadBannerHiddenHosts: [],
  gameOrigins: ['http://localhost:4002'],
  paymentMethods: [],
  copyrightYear: 2026,
}

export const status: SystemStatus = {
  status: 0,
  info: {
    customerService: [],
    serviceKey: '',
    mainDomain: 'localhost',
    imageCDNs: ['https://cdn.example/img'],
    resources: [],
  },
  location: { ip: '127.0.0.1', region: 'BR' },
  maintenance: null,
  regionRestriction: null,
}

export const releaseOf = (version: string, digit: string): string => `${version}+${digit.repeat(12)}`

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`
const integrityOf = (files: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [name, hashOf(text)]))

export type SampleFiles = Readonly<Record<string, string>>

const tags = ['en', 'pt', 'ja', 'ko', 'es', 'th'] as const
const byTag = <T>(make: (tag: string) => T, name = (tag: string) => tag) =>
  Object.fromEntries(tags.map((tag) => [name(tag), make(tag)]))
const textName = (tag: string) => `texts/${tag}.json`

const textFiles = (name: string): SampleFiles =>
  Object.fromEntries(tags.map((tag) => [`texts/${tag}.json`, JSON.stringify({ title: `${name} ${tag}` })]))

export const remoteFiles = (name: string): SampleFiles => ({
  'remoteEntry.js': `entry of ${name}`,
  'Page.js': `page of ${name}`,
  'Page.css': `.${name}{color:red}`,
  'Hero.js': `hero of ${name}`,
  'Hero.css': `.${name}-hero{color:blue}`,
  ...textFiles(name),
})

/** A remote with one page, one hero on the home page and one menu entry. */
export const remoteManifest = (name: string, change: Partial<RemoteManifest> = {}): RemoteManifest => ({
  schema: 1,
  name,
  version: '1.0.0',
  release: releaseOf('1.0.0', 'a'),
  routes: [
    {
      path: `/m/${name}`,
      aliases: [`/m/old-${name}`],
      module: './Page',
      access: 'public',
      title: 'title',
      prefetch: [{ endpoint: 'hotGames', query: { b: '2', a: 'x y' } }],
    },
  ],
  extensions: [
    {
      slot: 'home.hero',
      module: './Hero',
      when: 'public',
      order: 5,
      prefetch: [{ endpoint: 'announcements', picture: ['banners', 0, 'image'] }],
    },
  ],
  menu: [{ place: 'side.top', key: 'menu.open', icon: 'star', to: `/m/${name}`, order: 20 }],
  entry: 'remoteEntry.js',
  modules: {
    './Page': { js: ['Page.js'], css: ['Page.css'], packages: ['forms'] },
    './Hero': { js: ['Hero.js'], css: ['Hero.css'] },
  },
  texts: byTag((tag) => `texts/${tag}.json`),
  labels: byTag((tag) => ({ title: `${name} ${tag}`, 'menu.open': `open ${name} ${tag}` })),
  integrity: integrityOf(remoteFiles(name)),
  shared: {},
  needs: { exports: {}, endpoints: [], hears: [], emits: [], slots: [], fills: [], icons: [], tokens: [] },
  checks: buildChecks,
  ...change,
})

export const hostFiles: SampleFiles = {
  'main.js': 'host main',
  'main.css': '.host{color:green}',
  ...byTag(
    (tag) => JSON.stringify({ host: { hello: tag === 'pt' ? 'Olá </script>' : 'Hello' }, common: {} }),
    textName,
  ),
  'forms.js': 'lazy package',
  'forms.css': '.field{color:gray}',
  ...byTag(
    (tag) => JSON.stringify({ send: tag === 'pt' ? 'Enviar' : 'Send' }),
    (tag) => `texts/forms/${tag}.json`,
  ),
  'server/shell.cjs':
    'exports.renderShell = ({ route, language, pictures }) => ({ html: `<nav>shell ${route ? route.path : "-"} ${language}${Object.values(pictures || {}).map(({ url }) => " " + url)}</nav>` })',
}

export const hostManifest: HostManifest = {
  schema: 1,
  version: '1.0.0',
  release: releaseOf('1.0.0', 'f'),
  entry: 'main.js',
  css: ['main.css'],
  texts: byTag(textName),
  integrity: integrityOf(Object.fromEntries(Object.entries(hostFiles).filter(([name]) => !name.startsWith('server/')))),
  shell: 'server/shell.cjs',
  shared: {},
  packages: { forms: { js: ['forms.js'], css: ['forms.css'], texts: byTag((tag) => `texts/forms/${tag}.json`) } },
  checks: buildChecks,
}

const oneText = { 'texts.json': JSON.stringify({ title: 'Title' }) }
const oneTextForAll = byTag(() => 'texts.json')

/** A host and remotes with fewer files, for tests that read hundreds of releases. */
export const smallHostFiles: SampleFiles = {
  'main.js': 'host main',
  'server/shell.cjs': hostFiles['server/shell.cjs'] ?? '',
  ...oneText,
}
export const smallHost: HostManifest = {
  ...hostManifest,
  css: [],
  texts: oneTextForAll,
  packages: {},
  integrity: integrityOf({ 'main.js': 'host main', ...oneText }),
}
export const smallFiles = (name: string): SampleFiles => ({
  'remoteEntry.js': `entry of ${name}`,
  'Page.js': `page of ${name}`,
  ...oneText,
})
export const smallRemote = (name: string, release: string): RemoteManifest =>
  remoteManifest(name, {
    release,
    extensions: [],
    modules: { './Page': { js: ['Page.js'], css: [] } },
    texts: oneTextForAll,
    integrity: integrityOf(smallFiles(name)),
  })

type Twins = { readonly br: Buffer; readonly gz: Buffer }
const twins = new Map<string, Twins>()
/** Most files are identical across builds, so compressed forms are cached. */
const twinsOf = (text: string): Twins => {
  const made = twins.get(text) ?? {
    br: brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
    gz: gzipSync(text),
  }
  twins.set(text, made)
  return made
}

/** Writes a build like remote-kit; `compressed: false` leaves the compressed forms out. */
export const writeBuild = async (
  folder: string,
  manifest: RemoteManifest | HostManifest,
  files: SampleFiles,
  { compressed = true } = {},
): Promise<string> => {
  const all = { ...files, ['name' in manifest ? 'remote.json' : 'host.json']: JSON.stringify(manifest) }
  for (const place of new Set(Object.keys(all).map((name) => dirname(join(folder, name)))))
    mkdirSync(place, { recursive: true })
  for (const [name, text] of Object.entries(all)) {
    writeFileSync(join(folder, name), text)
    if (!compressed || !/\.(js|css|json)$/.test(name)) continue
    const { br, gz } = twinsOf(text)
    writeFileSync(join(folder, `${name}.br`), br)
    writeFileSync(join(folder, `${name}.gz`), gz)
  }
  return folder
}
