import { publish } from '../publish/publish'
import { exitCodes } from './command'
import { runRelease } from './run-release'
import { releaseFixture } from '../../testing/release-fixture'
import { releaseOf } from '../../testing/samples'

const { fixture, tools, run, prepared, buildOf } = releaseFixture()
const release = (digit: string) => releaseOf('1.0.0', digit)
const stored = async () => [...(await fixture.store.releases('wallet'))].sort()

/** a to e were shown one after the other; 9 was never shown. */
beforeEach(
  prepared(async () => {
    await fixture.store.put('wallet', release('9'), await buildOf('wallet', '9'))
    for (const digit of ['b', 'c', 'd', 'e']) await publish(fixture.store, await buildOf('wallet', digit))
  }),
)
const tomorrow = (hours: number, line: string) =>
  runRelease(line.split(' '), {
    ...tools(),
    now: () => new Date(Date.now() + hours * 3_600_000),
    print: (said) => fixture.shown.push(said),
  })

test('--shown below a day: the plan names releases that open tabs may still use', async () => {
  expect(await run('prune --keep 1 --shown 0 --dry-run')).toBe(exitCodes.done)
  expect(fixture.shown[2]).toBe(
    `    ! shown within the last day, so that a tab may still ask for files of wallet ${release('a')}, wallet ${release('b')}, wallet ${release('c')}: without --shown they stay`,
  )
  fixture.shown = []
  expect(await tomorrow(25, 'prune --keep 1 --shown 0 --dry-run')).toBe(exitCodes.done)
  expect(fixture.shown.join('\n')).toContain('  remove wallet ')
  expect(fixture.shown.join('\n')).not.toContain('shown within')
})

test('releases shown within the last day, or within --shown hours, stay', async () => {
  expect(await run('prune --keep 1')).toBe(exitCodes.done)
  expect(await stored()).toEqual(['a', 'b', 'c', 'd', 'e'].map(release))
  expect(await tomorrow(23, 'prune --keep 1')).toBe(exitCodes.done)
  expect(await tomorrow(47, 'prune --keep 1 --shown 48')).toBe(exitCodes.done)
  expect(await stored()).toEqual(['a', 'b', 'c', 'd', 'e'].map(release))
  expect(await tomorrow(25, 'prune --keep 1')).toBe(exitCodes.done)
  expect(await stored()).toEqual(['d', 'e'].map(release))
})

test('release shown only as a canary or a pin: counts as shown', async () => {
  await run('canary wallet --percent 5 --release 999')
  await run('canary wallet --off')
  await run('prune --keep 1')
  expect(await stored()).toContain(release('9'))
})

test.each([['-1'], ['x'], ['99999']])('--shown %s is wrong usage', async (hours) => {
  expect(await run(`prune --shown=${hours}`)).toBe(exitCodes.usage)
})
