import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openFileStore, publish } from '../../edge/src/index'
import { remoteFiles, remoteManifest, writeBuild, type SampleFiles } from '../../edge/src/testing/samples'
import { classify, type GatedHost, type GatedRelease, type RemoteNeeds } from '../../shared/remote-kit/src/index'
import { typeErrors } from '../../shared/remote-kit/src/build/check/check-types'
import { deriveNeeds } from '../../shared/remote-kit/src/build/derive/derive-needs'
import { secondCopies } from '../../shared/remote-kit/src/build/check/second-copies'
import { unknownKeys } from '../../shared/remote-kit/src/build/check/unknown-keys'
import { hashOf } from '../../edge/src/release/verify/checksums'

/*
 * All faults of a release, and the sentence that refuses each: at the build, at the publication, or beside other releases.
 * The whole table is printed.
 */
const folder = mkdtempSync(join(tmpdir(), 'breakages-'))
const table: string[] = []
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
  process.stdout.write(`${table.join('\n')}\n`)
})

const none: RemoteNeeds = {
  exports: {},
  endpoints: [],
  hears: [],
  emits: [],
  slots: [],
  fills: [],
  icons: [],
  tokens: [],
}
const wallet = (needs: Partial<RemoteNeeds>, path = '/m/wallet') =>
  remoteManifest('wallet', { needs: { ...none, ...needs }, shared: { '@mosaic/ui': '*' }, routes: [routeTo(path)] })
const routeTo = (path: string) => ({ path, module: './Page', access: 'public', title: 'title' }) as const
const host: GatedHost = {
  release: '2.0.0+ffffffffffff',
  shared: { '@mosaic/ui': '1.0.0' },
  provides: {
    exports: { '@mosaic/ui': ['Button'] },
    endpoints: ['funds'],
    events: ['deposit.settled@1'],
    slots: ['home.hero'],
    icons: ['star'],
    tokens: ['--brand'],
    emits: [],
    hears: [],
    converters: [],
  },
}
const games = (path: string) => remoteManifest('games', { routes: [routeTo(path)] })

const judged = (release: GatedRelease, ...others: GatedRelease[]): readonly string[] => {
  const remotes = others.filter((other) => 'name' in other)
  const hosts = others.filter((other) => !('name' in other))
  return classify(release, { hosts, remotes }).reasons.map(({ sentence }) => sentence)
}
const beside = (needs: Partial<RemoteNeeds>) => () => Promise.resolve(judged(wallet(needs), host))
const atAddress = (path: string, taken: string) => () => Promise.resolve(judged(wallet({}, path), games(taken)))
const inCode = (code: string) => async () =>
  deriveNeeds(
    [{ path: 'src/Page.tsx', text: code }],
    { routes: [] },
    { packages: ['@mosaic/ui'], takers: roots, icons: [] },
  ).faults
const roots = new Map([['@mosaic/api-client call', [{ kind: 'endpoints', argument: 0 } as const]]])

/** Publishes a build that was altered after its check, with the integrity of the altered content. */
const published = async (files: SampleFiles, change: object = {}): Promise<readonly string[]> => {
  const integrity = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, hashOf(Buffer.from(text))]))
  const build = await writeBuild(mkdtempSync(join(folder, 'b-')), { ...wallet({}), integrity, ...change }, files)
  const result = await publish(openFileStore(mkdtempSync(join(folder, 's-'))), build)
  return result.kind === 'refused' ? [result.reason] : []
}
const english = { title: 'wallet en', pay: 'Pay {{amount}}' }
const withTexts = (thai: object): SampleFiles => ({
  ...remoteFiles('wallet'),
  ...Object.fromEntries(['en', 'pt', 'ja', 'ko', 'es'].map((tag) => [`texts/${tag}.json`, JSON.stringify(english)])),
  'texts/th.json': JSON.stringify(thai),
})

const wrongType = async (): Promise<readonly string[]> => {
  const dir = join(folder, 'typed')
  mkdirSync(dir)
  writeFileSync(
    join(dir, 'tsconfig.json'),
    '{"compilerOptions":{"strict":true,"noEmit":true,"types":[],"lib":["ES2022"]},"files":["a.ts"]}',
  )
  writeFileSync(join(dir, 'a.ts'), "export const stake: number = 'ten'\n")
  return [...(await typeErrors([dir])).values()].map((error) => error.replace(/^.*?a\.ts/, 'a.ts'))
}
const release = 'wallet 1.0.0+aaaaaaaaaaaa'
const other = 'host 2.0.0+ffffffffffff'

test.each<[string, () => Promise<readonly string[]>, string]>([
  ['build: a type error', wrongType, "a.ts(1,14): error TS2322: Type 'string' is not assignable to type 'number'."],
  [
    'build: a key that no text file has',
    async () =>
      unknownKeys(
        [{ path: 'src/Page.tsx', text: "const Page = () => { const { t } = useTexts(); return t('deposit.submit') }" }],
        { own: new Set(['title']), common: new Set() },
      ),
    'src/Page.tsx:1 asks for the text deposit.submit, which no text file has',
  ],
  [
    'build: a second copy of a shared library',
    async () => secondCopies('wallet', ['/x/node_modules/react/cjs/react.production.js'], ['react', 'axios']),
    'wallet carries a copy of react, which the host shares: take it from the shared package that offers it',
  ],
  [
    'build: a shared package that is taken as a whole',
    inCode("import * as ui from '@mosaic/ui'"),
    'src/Page.tsx:1 takes @mosaic/ui as a whole; import by name what it uses, so that the build can tell what the release needs',
  ],
  [
    'build: an endpoint whose name cannot be read off',
    inCode("import { call } from '@mosaic/api-client'; call(names[0])"),
    'src/Page.tsx:1 names an endpoint by an expression; write the name itself there, so that the build can tell what the release needs',
  ],
  [
    'publish: a text that Thai lacks',
    () => published(withTexts({ title: 'wallet th' })),
    `${release}/th: pay is missing`,
  ],
  [
    'publish: a placeholder that Thai lost',
    () => published(withTexts({ title: 'wallet th', pay: 'จ่าย' })),
    `${release}/th: pay has other placeholders than en.json`,
  ],
  [
    'publish: a build without a type check',
    () => published(remoteFiles('wallet'), { checks: ['texts', 'keys', 'copies'] }),
    `${release} was built without a check of its types; build it again with npm run build`,
  ],
  [
    'beside a host: a name that its design system does not export',
    beside({ exports: { '@mosaic/ui': ['Button', 'Confetti'] } }),
    `${release} uses Confetti of @mosaic/ui, which ${other} does not export: publish the host that exports it first, or do without it in wallet.`,
  ],
  [
    'beside a host: an endpoint that its contracts do not have',
    beside({ endpoints: ['jackpots'] }),
    `${release} calls the endpoint jackpots, which the api-client of ${other} does not know: publish a host whose contracts have it first, or do without it in wallet.`,
  ],
  [
    'beside a host: an event that its bus does not know',
    beside({ emits: ['jackpot.won@1'] }),
    `${release} names the event jackpot.won@1, which the bus of ${other} does not know: publish a host whose contracts have it first.`,
  ],
  [
    'beside a host: a slot that it does not have',
    beside({ fills: ['home.jackpot'] }),
    `${release} names the slot home.jackpot, which ${other} does not have: publish a host with that slot first, or take it out of wallet.`,
  ],
  [
    'beside a host: an icon that its design system does not have',
    beside({ icons: ['star', 'trophy'] }),
    `${release} draws the icon trophy, which the design system of ${other} does not have: publish the host that has it first, or draw another one in wallet.`,
  ],
  [
    'publish: a remote without a list of its needs',
    () => published(remoteFiles('wallet'), { needs: undefined }),
    `${release} does not say what it needs of a host, so nothing can be compared: build it again with npm run build.`,
  ],
  [
    'beside a host: a token that it does not define',
    beside({ tokens: ['--glow'] }),
    `${release} paints with --glow, which ${other} does not define: use a token of the design system, give var() a fallback, or publish the host that defines it first.`,
  ],
  [
    'a host without an export that a shown remote uses',
    async () => judged(host, wallet({ exports: { '@mosaic/ui': ['Confetti'] } })),
    `${release} uses Confetti of @mosaic/ui, which ${other} does not export: publish the host that exports it first, or do without it in wallet.`,
  ],
  [
    'a remote that stops emitting an event of a shown one',
    async () =>
      classify(wallet({}), {
        hosts: [host],
        remotes: [remoteManifest('messaging', { needs: { ...none, hears: ['deposit.settled@1'] } })],
        replaced: [wallet({ emits: ['deposit.settled@1'] })],
      }).reasons.map(({ sentence }) => sentence),
    `${release} no longer emits deposit.settled@1, which messaging 1.0.0+aaaaaaaaaaaa listens for and nobody else emits: go on emitting it, or publish messaging that does without it first.`,
  ],
  ...(
    [
      ['by case', '/m/GameRecord', '/m/gameRecord', '/m/GameRecord'],
      ['by a slash at the end', '/m/gameRecord/', '/m/gameRecord', '/m/gameRecord'],
      ['by a parameter that swallows it', '/m/:page', '/m/gameRecord', '/m/gameRecord'],
      ['by a splat that swallows it', '/m/game/*', '/m/game/record', '/m/game/record'],
    ] as const
  ).map(([how, path, taken, address]): [string, () => Promise<readonly string[]>, string] => [
    `two remotes: an address that is taken, told apart only ${how}`,
    atAddress(path, taken),
    `${path} of ${release} and ${taken} of games 1.0.0+aaaaaaaaaaaa both match ${address}; rename it in one of the two remote.config.ts`,
  ]),
])('%s is refused', async (what, sentencesOf, sentence) => {
  const sentences = await sentencesOf()
  table.push(`${what}\n    ${sentences.join('\n    ')}`)
  expect(sentences).toEqual([sentence])
})
