import { releaseFixture } from '../../testing/release-fixture'
import { releaseOf } from '../../testing/samples'
import { publishSet } from './publish-set'

const { buildOf, desk, pointer, run } = releaseFixture()
const release = (digit: string) => releaseOf('1.0.0', digit)
/** What `npm start` publishes of a workspace in this state. */
const start = async (wallet: string, games = 'a') => {
  const folders = [await buildOf('wallet', wallet), await buildOf('games', games)]
  return publishSet(desk.store, folders, 'stable', { who: 'npm start', why: 'builds of this workspace' })
}
beforeEach(() => start('b'))

test('what was rolled back stays so, told with who and why, while what another squad changed is published', async () => {
  await run('rollback wallet --reason', 'deposits slow')
  const again = await start('b', 'c')
  expect(again).toMatchObject({ kind: 'published', releases: { games: release('c') } })
  expect(again.kind === 'published' && again.skipped).toEqual([
    `wallet ${release('b')} since the rollback by ana@squad (deposits slow); stable shows ${release('a')}, and npm run release -- publish wallet shows this one to everybody`,
  ])
  expect(await pointer()).toBe(release('a'))
  expect(await start('b', 'c')).toMatchObject({ kind: 'unchanged', skipped: [expect.stringContaining('rollback')] })
})

test('what the squad builds anew, or goes back to in its sources, is published', async () => {
  await run('rollback wallet --reason', 'deposits slow')
  expect(await start('c')).toMatchObject({ kind: 'published', releases: { wallet: release('c') }, skipped: [] })
  expect(await start('a')).toMatchObject({ kind: 'published', releases: { wallet: release('a') }, skipped: [] })
  await run('publish wallet')
  expect(await start('c')).toMatchObject({ kind: 'published', releases: { wallet: release('c') } })
})

test.each([
  ['withdrawn', ['withdraw wallet --reason slow']],
  ['a canary', [`canary wallet --percent 10 --release ${release('b')}`]],
  ['no canary any more', [`canary wallet --percent 10 --release ${release('b')}`, 'canary wallet --off']],
])('what is %s is left alone', async (_what, decisions) => {
  await run('rollback wallet --reason slow')
  for (const decision of decisions) await run(decision)
  expect(await start('b')).toMatchObject({ kind: 'unchanged', skipped: [expect.stringContaining(release('b'))] })
})
