import { releaseFixture } from '../../testing/release-fixture'
import { releaseOf } from '../../testing/samples'
import { publish } from './publish'
import { publishSet } from './publish-set'

const { buildOf, fixture, pointer, run } = releaseFixture()
const release = (digit: string) => releaseOf('1.0.0', digit)
const automatic = { who: 'npm start', why: 'builds of this workspace' }
/** Publishes the builds as `npm start` does. */
const start = async (wallet: string, games = 'a') => {
  const folders = [await buildOf('wallet', wallet), await buildOf('games', games)]
  return publishSet(fixture.store, folders, 'stable', automatic)
}
beforeEach(async () => {
  await publish(fixture.store, await buildOf('wallet', 'b'), 'stable', automatic)
  await start('b')
})

test('build that was rolled back: skipped with who and why; changes of other squads are published', async () => {
  await run('rollback wallet --reason', 'deposits slow')
  const again = await start('b', 'c')
  expect(again).toMatchObject({ kind: 'published', releases: { games: release('c') } })
  expect(again.kind === 'published' && again.skipped).toEqual([
    `wallet ${release('b')} since the rollback by ana@squad (deposits slow); stable shows ${release('a')}, and npm run release -- publish wallet shows this one to everybody`,
  ])
  expect(await pointer()).toBe(release('a'))
  expect(await start('b', 'c')).toMatchObject({ kind: 'unchanged', skipped: [expect.stringContaining('rollback')] })
})

test('new build after a rollback, or an older build again: published', async () => {
  await run('rollback wallet --reason', 'deposits slow')
  expect(await start('c')).toMatchObject({ kind: 'published', releases: { wallet: release('c') }, skipped: [] })
  expect(await start('a')).toMatchObject({ kind: 'published', releases: { wallet: release('a') }, skipped: [] })
})

test.each([
  ['published', ['publish wallet']],
  ['promoted', [`canary wallet --percent 10 --release ${release('b')}`, 'promote wallet']],
])(
  'release that somebody %s: not replaced by a build of this workspace, which is reported',
  async (_what, decisions) => {
    await run('rollback wallet --reason slow')
    for (const decision of decisions) await run(decision)
    const shown = await pointer()
    const again = await start('c', 'c')
    expect(again).toMatchObject({ kind: 'published', releases: { games: release('c') } })
    expect(again.kind === 'published' && again.skipped).toEqual([
      expect.stringMatching(
        new RegExp(`^wallet ${release('c').replace('+', '\\+')} since the (publish|promote) by ana@squad`),
      ),
    ])
    expect(await pointer()).toBe(shown)
  },
)

test.each([
  ['withdrawn', ['withdraw wallet --reason slow']],
  ['a canary', [`canary wallet --percent 10 --release ${release('b')}`]],
  ['no canary any more', [`canary wallet --percent 10 --release ${release('b')}`, 'canary wallet --off']],
])('build that is %s: skipped', async (_what, decisions) => {
  await run('rollback wallet --reason slow')
  for (const decision of decisions) await run(decision)
  expect(await start('b')).toMatchObject({ kind: 'unchanged', skipped: [expect.stringContaining(release('b'))] })
})
