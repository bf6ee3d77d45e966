import { releaseFixture } from '../../testing/release-fixture'
import { hostManifest, releaseOf } from '../../testing/samples'
import { exitCodes } from './command'

const { fixture, run, log } = releaseFixture()
const a = releaseOf('1.0.0', 'a')

test('prove: runs the flows on the defaults without the canary and writes the set; no pointer moves', async () => {
  await run('publish wallet --channel next')
  await run('canary wallet --percent 50')
  const before = [await fixture.store.channel('stable'), await log()]
  expect(await run('prove')).toBe(exitCodes.done)
  expect(fixture.proven).toEqual([a])
  expect(fixture.locks).toMatchObject([
    { channel: 'stable', releases: { wallet: a, host: hostManifest.release }, provenBy: ['a player’s whole way'] },
  ])
  expect([await fixture.store.channel('stable'), await log()]).toEqual(before)
  expect(await run('verify --locked')).toBe(exitCodes.done)
})

test('red proof: the last proven set stays, and the failed flow is named', async () => {
  fixture.proof = { ok: false, failed: ['a player’s whole way'], output: 'the deposit never arrived' }
  expect(await run('prove')).toBe(exitCodes.red)
  expect(fixture.shown.at(-1)).toBe('What stable shows fails “a player’s whole way”')
  expect(fixture.locks).toEqual([])
})

test.each([['--channel nowhere/x'], ['--channel ..']])('prove %s is wrong usage', async (line) => {
  expect(await run(`prove ${line}`)).toBe(exitCodes.usage)
})
