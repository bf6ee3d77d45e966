import { releaseFixture } from '../../testing/release-fixture'
import { releaseOf, remoteManifest } from '../../testing/samples'
import { publish } from '../publish/publish'
import { exitCodes } from './command'

const { desk, run, buildOf, log, last, pointer } = releaseFixture()
const a = releaseOf('1.0.0', 'a')
const b = releaseOf('1.0.0', 'b')

test('publish builds, prints the plan, and the pointer moves', async () => {
  expect(await run('publish wallet')).toBe(exitCodes.done)
  expect(desk.shown.slice(0, 3)).toEqual([
    'Plan',
    '  stable stands at 2 and becomes 3: publish wallet',
    `    everybody  ${a} → ${b}`,
  ])
  expect(await pointer()).toBe(b)
  expect(await last()).toMatchObject({
    action: 'publish',
    owner: 'wallet',
    from: a,
    to: b,
    who: 'ana@squad',
    why: 'a new build',
  })
})

test('a dry run plans and changes nothing', async () => {
  const before = JSON.stringify(await desk.store.channel('stable'))
  expect(await run('publish wallet --dry-run')).toBe(exitCodes.done)
  expect(JSON.stringify(await desk.store.channel('stable'))).toBe(before)
})

test('--json is one object with plan, outcome and result', async () => {
  await run('publish wallet --json')
  expect(desk.shown).toHaveLength(1)
  expect(JSON.parse(desk.shown[0] ?? '')).toMatchObject({
    command: 'publish',
    outcome: 'done',
    plan: expect.arrayContaining(['gate: ok']),
    result: { release: b, from: a, seq: 3 },
  })
})

test('what the gate refuses is not published, and the exit code says so', async () => {
  await publish(
    desk.store,
    await buildOf('games', 'a', { routes: [{ path: '/m/new', module: './Page', access: 'public', title: 'title' }] }),
  )
  const build = await buildOf('wallet', 'c', {
    routes: remoteManifest('games', {
      routes: [{ path: '/m/new', module: './Page', access: 'public', title: 'title' }],
    }).routes,
  })
  expect(await run('publish wallet', '--folder', build)).toBe(exitCodes.refused)
  expect(desk.shown.join('\n')).toContain('both claim /m/new')
  expect(await pointer()).toBe(a)
})

test('a pointer never moves without its audit entry: a change that could not be written down is no change', async () => {
  const before = await log()
  await expect(
    publish(
      { ...desk.store, append: () => Promise.reject(new Error('the disk is full')) },
      await buildOf('wallet', 'b'),
    ),
  ).rejects.toThrow('the disk is full')
  expect([await pointer(), await log()]).toEqual([a, before])
})
