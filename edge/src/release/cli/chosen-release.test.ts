import { releaseFixture } from '../../testing/release-fixture'
import { releaseOf } from '../../testing/samples'
import { exitCodes } from './command'

const { fixture, run, prepared, pointer } = releaseFixture()
const release = (digit: string) => releaseOf('1.0.0', digit)
const tried = async () => (await fixture.store.channel('stable'))?.rollouts?.[0]?.release

/** b is on next, c on a channel of the squad, d a canary on stable. */
beforeEach(
  prepared(async () => {
    fixture.next = 'd'
    await run('publish wallet --channel next')
    await run('canary wallet --percent 10')
    fixture.next = 'c'
    await run('publish wallet --channel squad')
    fixture.next = 'b'
    await run('publish wallet --channel next')
  }),
)

test.each([
  ['the running canary', '', 'd'],
  ['what --from shows, also while a canary runs', '--from squad', 'c'],
  ['the release that is named', '--release ccc', 'c'],
  ['the release that is named, whatever --from shows', '--release bbb --from squad', 'b'],
])('canary and promotion both take %s', async (_what, options, digit) => {
  const given = options.split(' ').filter(Boolean)
  expect(await run('canary wallet --percent 20', ...given)).toBe(exitCodes.done)
  expect(await tried()).toBe(release(digit))
  await run('canary wallet --off')
  await run('canary wallet --percent 10 --release ddd')
  expect(await run('promote wallet', ...given)).toBe(exitCodes.done)
  expect(await pointer()).toBe(release(digit))
})

test('no canary: the release on next is taken', async () => {
  await run('canary wallet --off')
  expect(await run('promote wallet')).toBe(exitCodes.done)
  expect(await pointer()).toBe(release('b'))
})

test.each([
  ['--release 9.9.9', 'No single release of wallet in the store begins with 9.9.9.'],
  ['--from nowhere', 'wallet has no release on nowhere: npm run release -- publish wallet --channel nowhere'],
])('%s, which does not exist: both say so', async (options, sentence) => {
  for (const line of ['canary wallet --percent 20', 'promote wallet']) {
    expect(await run(line, ...options.split(' '))).toBe(exitCodes.usage)
    expect(fixture.shown).toEqual([sentence])
  }
})
