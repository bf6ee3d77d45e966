import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { releaseDesk } from '../testing/release-desk'
import { releaseOf } from '../testing/samples'
import { exitCodes } from './cli'

const { desk, run, laidOut, last } = releaseDesk()
const [a, f] = [releaseOf('1.0.0', 'a'), releaseOf('1.0.0', 'f')]
const stored = (file: string) => join(desk.root, 'store/releases/wallet', a, file)

/** As a store of before the journal leaves it: pointers and releases, and nothing that vouches for their manifests. */
beforeEach(
  laidOut(async () => {
    const state = await desk.store.state()
    const entry = {
      at: 'then',
      action: 'publish',
      channel: 'stable',
      owner: 'set',
      from: null,
      to: null,
      seq: 2,
      who: 'test',
      why: 'no seals',
    } as const
    await desk.store.append(state.n, { ...state, seals: {} }, entry)
  }),
)

test('verify tells of releases without a seal in one sentence, and seal vouches for them once, in the audit log', async () => {
  expect(await run('verify')).toBe(exitCodes.done)
  expect(desk.shown[0]).toBe(
    `! without a seal, so that manifest and server code are taken as they are: host ${f}, wallet ${a}; npm run release -- seal vouches for them`,
  )
  expect(await run('seal')).toBe(exitCodes.done)
  expect(await last()).toMatchObject({
    action: 'seal',
    who: 'ana@squad',
    evidence: { releases: [`host/${f}`, `wallet/${a}`] },
  })
  expect(await run('verify')).toBe(exitCodes.done)
  expect(desk.shown).toEqual(['2 releases are whole and fit together; the audit chain is unbroken'])
  await writeFile(stored('remote.json'), '{}')
  expect(await run('verify')).toBe(exitCodes.red)
  expect(desk.shown.join('\n')).toContain('remote.json is not the one that was published')
})

test('a second time there is nothing to seal, and nothing is written', async () => {
  await run('seal')
  const before = await desk.store.state()
  expect(await run('seal')).toBe(exitCodes.done)
  expect(desk.shown).toContain('  nothing to seal')
  expect((await desk.store.state()).n).toBe(before.n)
})

test('a release that is damaged is named and not sealed; the others are', async () => {
  await writeFile(stored('Page.js'), 'something else')
  expect(await run('seal')).toBe(exitCodes.red)
  expect(desk.shown.join('\n')).toMatch(/wallet .*Page\.js differ/)
  expect(Object.keys((await desk.store.state()).seals)).toEqual([`host/${f}`])
})
