import { releaseFixture } from '../../testing/release-fixture'
import { releaseOf, remoteManifest } from '../../testing/samples'
import { publish } from '../publish/publish'
import { exitCodes } from './command'

const { fixture, run, buildOf, log, last, pointer } = releaseFixture()
const a = releaseOf('1.0.0', 'a')
const b = releaseOf('1.0.0', 'b')

test('publish: builds, prints the plan and moves the pointer', async () => {
  expect(await run('publish wallet')).toBe(exitCodes.done)
  expect(fixture.shown.slice(0, 3)).toEqual([
    'Plan',
    '  stable is at 2 and becomes 3: publish wallet',
    `    default    ${a} → ${b}`,
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

test('--dry-run: prints the plan and changes nothing', async () => {
  const before = JSON.stringify(await fixture.store.channel('stable'))
  expect(await run('publish wallet --dry-run')).toBe(exitCodes.done)
  expect(JSON.stringify(await fixture.store.channel('stable'))).toBe(before)
})

test('--json: one object with plan, outcome and result', async () => {
  await run('publish wallet --json')
  expect(fixture.shown).toHaveLength(1)
  expect(JSON.parse(fixture.shown[0] ?? '')).toMatchObject({
    command: 'publish',
    outcome: 'done',
    plan: expect.arrayContaining(['gate: ok']),
    result: { release: b, from: a, seq: 3 },
  })
})

test('gate refuses: not published, exit code 3', async () => {
  await publish(
    fixture.store,
    await buildOf('games', 'a', { routes: [{ path: '/m/new', module: './Page', access: 'public', title: 'title' }] }),
  )
  const build = await buildOf('wallet', 'c', {
    routes: remoteManifest('games', {
      routes: [{ path: '/m/new', module: './Page', access: 'public', title: 'title' }],
    }).routes,
  })
  expect(await run('publish wallet', '--folder', build)).toBe(exitCodes.refused)
  expect(fixture.shown.join('\n')).toContain('both claim /m/new')
  expect(await pointer()).toBe(a)
})

test('audit entry cannot be written: the pointer does not move', async () => {
  const before = await log()
  await expect(
    publish(
      { ...fixture.store, append: () => Promise.reject(new Error('the disk is full')) },
      await buildOf('wallet', 'b'),
    ),
  ).rejects.toThrow('the disk is full')
  expect([await pointer(), await log()]).toEqual([a, before])
})
