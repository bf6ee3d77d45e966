import type { ReleaseStore } from '../../store/release-store'
import { releaseFixture } from '../../testing/release-fixture'
import { hostManifest, releaseOf } from '../../testing/samples'
import { publish } from '../publish/publish'
import { exitCodes } from './command'
import { runRelease } from './run-release'

const { fixture, tools, run, buildOf, last, pointer } = releaseFixture()
const a = releaseOf('1.0.0', 'a')
const b = releaseOf('1.0.0', 'b')

test('next, canary, promote: the usual way of a release', async () => {
  expect(await run('publish wallet --channel next')).toBe(exitCodes.done)
  expect([await pointer(), await pointer('next')]).toEqual([a, b])
  expect(await run('canary wallet --percent 10 --merchant aurora')).toBe(exitCodes.done)
  expect((await fixture.store.channel('stable'))?.rollouts).toMatchObject([
    { owner: 'wallet', release: b, percent: 10, merchants: ['aurora'] },
  ])
  expect(await run('promote wallet')).toBe(exitCodes.done)
  expect(fixture.proven).toEqual([b])
  expect(await fixture.store.channel('stable')).toMatchObject({ default: { wallet: b }, rollouts: [] })
  expect(await last()).toMatchObject({
    action: 'promote',
    from: a,
    to: b,
    evidence: { proof: ['a player’s whole way'] },
  })
  expect(fixture.locks).toMatchObject([{ channel: 'stable', releases: { wallet: b, host: hostManifest.release } }])
})

test('red proof: no promotion, the channel stays', async () => {
  await run('publish wallet --channel next')
  fixture.proof = { ok: false, failed: ['a player’s whole way'], output: 'the deposit never arrived' }
  expect(await run('promote wallet')).toBe(exitCodes.red)
  expect(fixture.shown.join('\n')).toContain('the deposit never arrived')
  expect(fixture.shown.at(-1)).toBe('The candidate set fails “a player’s whole way”; stable stays as it is.')
  expect(await pointer()).toBe(a)
  expect(fixture.locks).toEqual([])
})

test('--skip-proof needs a reason, and the log has both', async () => {
  await run('publish wallet --channel next')
  expect(await run('promote wallet --skip-proof')).toBe(exitCodes.usage)
  expect(await run('promote wallet --skip-proof', '--reason', 'the flows are down, hot fix 7')).toBe(exitCodes.done)
  expect(fixture.proven).toEqual([])
  expect(await last()).toMatchObject({
    action: 'promote',
    why: 'the flows are down, hot fix 7',
    evidence: { proof: 'skipped' },
  })
})

test('channel changed during the proof: busy, no promotion', async () => {
  await run('publish wallet --channel next')
  const moving = tools()
  const code = await runRelease(['promote', 'wallet'], {
    ...moving,
    prove: async () => {
      await publish(
        fixture.store,
        await buildOf('games', 'a', { routes: [{ path: '/m/g', module: './Page', access: 'public', title: 'title' }] }),
      )
      return fixture.proof
    },
  })
  expect(code).toBe(exitCodes.busy)
  expect(await pointer()).toBe(a)
})

test('promotion without a proof, channel changed meanwhile: the gate runs again', async () => {
  const claim = { path: '/m/g', module: './Page', access: 'public', title: 'title' } as const
  await fixture.store.put('wallet', releaseOf('1.0.0', 'd'), await buildOf('wallet', 'd', { routes: [claim] }))
  let isFirst = true
  const racing: ReleaseStore = {
    ...fixture.store,
    append: async (...args) => {
      if (isFirst) {
        isFirst = false
        expect(await publish(fixture.store, await buildOf('games', 'a', { routes: [claim] }))).toMatchObject({
          kind: 'published',
        })
      }
      return fixture.store.append(...args)
    },
  }
  fixture.shown = []
  expect(
    await runRelease(['promote', 'wallet', '--release', 'ddd', '--skip-proof', '--reason', 'hot fix'], {
      ...tools(),
      store: racing,
    }),
  ).toBe(exitCodes.refused)
  expect(fixture.shown.join('\n')).toContain('/m/g')
  expect(await pointer()).toBe(a)
})

test('proven set cannot be written: the promotion is done and says so', async () => {
  await run('publish wallet --channel next')
  fixture.shown = []
  expect(
    await runRelease(['promote', 'wallet'], {
      ...tools(),
      writeLock: () => Promise.reject(new Error('EROFS: read-only file system')),
    }),
  ).toBe(exitCodes.done)
  expect(fixture.shown.at(-1)).toMatch(/^! 1 flows passed .* could not be written down \(EROFS/)
  expect(await pointer()).toBe(b)
})
