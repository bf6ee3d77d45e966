import { releaseFixture } from '../../testing/release-fixture'
import { hostManifest, releaseOf } from '../../testing/samples'
import { exitCodes } from './command'

const { desk, run, log } = releaseFixture()
const a = releaseOf('1.0.0', 'a')

test('prove walks the flows through what everybody is shown, without the canary, and keeps that set; no pointer moves', async () => {
  await run('publish wallet --channel next')
  await run('canary wallet --percent 50')
  const before = [await desk.store.channel('stable'), await log()]
  expect(await run('prove')).toBe(exitCodes.done)
  expect(desk.proven).toEqual([a])
  expect(desk.locks).toMatchObject([
    { channel: 'stable', releases: { wallet: a, host: hostManifest.release }, provenBy: ['a player’s whole way'] },
  ])
  expect([await desk.store.channel('stable'), await log()]).toEqual(before)
  expect(await run('verify --locked')).toBe(exitCodes.done)
})

test('a red proof keeps the set that was proven before, and names the flow', async () => {
  desk.proof = { ok: false, failed: ['a player’s whole way'], output: 'the deposit never arrived' }
  expect(await run('prove')).toBe(exitCodes.red)
  expect(desk.shown.at(-1)).toBe('What stable shows fails “a player’s whole way”')
  expect(desk.locks).toEqual([])
})

test.each([['--channel nowhere/x'], ['--channel ..']])('prove %s is wrong usage', async (line) => {
  expect(await run(`prove ${line}`)).toBe(exitCodes.usage)
})
