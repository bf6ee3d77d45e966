import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { releaseFixture } from '../../testing/release-fixture'
import { releaseOf } from '../../testing/samples'
import { exitCodes } from './command'

const { fixture, run, prepared, last } = releaseFixture()
const [a, f] = [releaseOf('1.0.0', 'a'), releaseOf('1.0.0', 'f')]
const stored = (file: string) => join(fixture.root, 'store/releases/wallet', a, file)

/** A store that is older than the journal: pointers and releases, but no checksums. */
beforeEach(
  prepared(async () => {
    const state = await fixture.store.state()
    const entry = {
      at: 'then',
      action: 'publish',
      channel: 'stable',
      owner: 'set',
      from: null,
      to: null,
      seq: 2,
      who: 'test',
      why: 'no checksums',
    } as const
    await fixture.store.append(state.n, { ...state, checksums: {} }, entry)
  }),
)

test('releases without checksums: verify names them in one warning, and the command records theirs once, in the audit log', async () => {
  expect(await run('verify')).toBe(exitCodes.done)
  expect(fixture.shown[0]).toBe(
    `! manifest and server code of these releases have no checksums and are not verified: host ${f}, wallet ${a}; npm run release -- checksums records them`,
  )
  expect(await run('checksums')).toBe(exitCodes.done)
  expect(await last()).toMatchObject({
    action: 'checksums',
    who: 'ana@squad',
    evidence: { releases: [`host/${f}`, `wallet/${a}`] },
  })
  expect(await run('verify')).toBe(exitCodes.done)
  expect(fixture.shown).toEqual(['2 releases are whole and fit together; the audit chain is unbroken'])
  await writeFile(stored('remote.json'), '{}')
  expect(await run('verify')).toBe(exitCodes.red)
  expect(fixture.shown.join('\n')).toContain('remote.json is not the one that was published')
})

test('seal, the former name of the command, still works', async () => {
  expect(await run('seal')).toBe(exitCodes.done)
  expect(await last()).toMatchObject({ action: 'checksums' })
})

test('the command a second time: it records and writes nothing', async () => {
  await run('checksums')
  const before = await fixture.store.state()
  expect(await run('checksums')).toBe(exitCodes.done)
  expect(fixture.shown).toContain('  nothing to record')
  expect((await fixture.store.state()).n).toBe(before.n)
})

test('a damaged release: it is named and its checksums are not recorded; those of the others are', async () => {
  await writeFile(stored('Page.js'), 'something else')
  expect(await run('checksums')).toBe(exitCodes.red)
  expect(fixture.shown.join('\n')).toMatch(/wallet .*Page\.js differ/)
  expect(Object.keys((await fixture.store.state()).checksums)).toEqual([`host/${f}`])
})
