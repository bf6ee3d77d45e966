import type { ReleaseStore } from '../../store/release-store'
import { releaseFixture } from '../../testing/release-fixture'
import { hostManifest, releaseOf } from '../../testing/samples'
import { publish } from '../publish/publish'
import { exitCodes } from './command'
import { runRelease } from './run-release'

const { desk, tools, run, buildOf, last, pointer } = releaseFixture()
const a = releaseOf('1.0.0', 'a')
const b = releaseOf('1.0.0', 'b')

test('next, canary, promote: a release on its way to everybody', async () => {
  expect(await run('publish wallet --channel next')).toBe(exitCodes.done)
  expect([await pointer(), await pointer('next')]).toEqual([a, b])
  expect(await run('canary wallet --percent 10 --merchant aurora')).toBe(exitCodes.done)
  expect((await desk.store.channel('stable'))?.rollouts).toMatchObject([
    { owner: 'wallet', release: b, percent: 10, merchants: ['aurora'] },
  ])
  expect(await run('promote wallet')).toBe(exitCodes.done)
  expect(desk.proven).toEqual([b])
  expect(await desk.store.channel('stable')).toMatchObject({ default: { wallet: b }, rollouts: [] })
  expect(await last()).toMatchObject({
    action: 'promote',
    from: a,
    to: b,
    evidence: { proof: ['a player’s whole way'] },
  })
  expect(desk.locks).toMatchObject([{ channel: 'stable', releases: { wallet: b, host: hostManifest.release } }])
})

test('a red proof keeps the channel as it is', async () => {
  await run('publish wallet --channel next')
  desk.proof = { ok: false, failed: ['a player’s whole way'], output: 'the deposit never arrived' }
  expect(await run('promote wallet')).toBe(exitCodes.red)
  expect(desk.shown.join('\n')).toContain('the deposit never arrived')
  expect(desk.shown.at(-1)).toBe('The candidate set fails “a player’s whole way”; stable stays as it is.')
  expect(await pointer()).toBe(a)
  expect(desk.locks).toEqual([])
})

test('a proof can be skipped with a reason only, and the log keeps both', async () => {
  await run('publish wallet --channel next')
  expect(await run('promote wallet --skip-proof')).toBe(exitCodes.usage)
  expect(await run('promote wallet --skip-proof', '--reason', 'the flows are down, hot fix 7')).toBe(exitCodes.done)
  expect(desk.proven).toEqual([])
  expect(await last()).toMatchObject({
    action: 'promote',
    why: 'the flows are down, hot fix 7',
    evidence: { proof: 'skipped' },
  })
})

test('a channel that moved while the proof ran is not promoted unproven', async () => {
  await run('publish wallet --channel next')
  const moving = tools()
  const code = await runRelease(['promote', 'wallet'], {
    ...moving,
    prove: async () => {
      await publish(
        desk.store,
        await buildOf('games', 'a', { routes: [{ path: '/m/g', module: './Page', access: 'public', title: 'title' }] }),
      )
      return desk.proof
    },
  })
  expect(code).toBe(exitCodes.busy)
  expect(await pointer()).toBe(a)
})

test('a promotion without a proof is judged again when the channel moved meanwhile', async () => {
  const claim = { path: '/m/g', module: './Page', access: 'public', title: 'title' } as const
  await desk.store.put('wallet', releaseOf('1.0.0', 'd'), await buildOf('wallet', 'd', { routes: [claim] }))
  let isFirst = true
  const racing: ReleaseStore = {
    ...desk.store,
    append: async (...args) => {
      if (isFirst) {
        isFirst = false
        expect(await publish(desk.store, await buildOf('games', 'a', { routes: [claim] }))).toMatchObject({
          kind: 'published',
        })
      }
      return desk.store.append(...args)
    },
  }
  desk.shown = []
  expect(
    await runRelease(['promote', 'wallet', '--release', 'ddd', '--skip-proof', '--reason', 'hot fix'], {
      ...tools(),
      store: racing,
    }),
  ).toBe(exitCodes.refused)
  expect(desk.shown.join('\n')).toContain('/m/g')
  expect(await pointer()).toBe(a)
})

test('a promotion whose proven set cannot be written down is done, and says what is missing', async () => {
  await run('publish wallet --channel next')
  desk.shown = []
  expect(
    await runRelease(['promote', 'wallet'], {
      ...tools(),
      writeLock: () => Promise.reject(new Error('EROFS: read-only file system')),
    }),
  ).toBe(exitCodes.done)
  expect(desk.shown.at(-1)).toMatch(/^! 1 flows passed .* could not be written down \(EROFS/)
  expect(await pointer()).toBe(b)
})
