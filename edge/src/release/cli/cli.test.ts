import { bucketOf } from '../../composition/pointers'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { releaseFixture } from '../../testing/release-fixture'
import type { ReleaseStore } from '../../store/release-store'
import { hostManifest, releaseOf, remoteManifest } from '../../testing/samples'
import { exitCodes } from './command'
import { runRelease } from './run-release'
import { publish } from '../publish/publish'

const { desk, tools, run, buildOf, log, last, pointer } = releaseFixture()
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

test.each([
  ['rollback wallet 1.0.0+aaaaaaaaaaaa --reason slow', 'One name is enough'],
  ['publish wallet games', 'One name is enough'],
  ['status wallet', 'takes no name'],
  ['withdraw constructor --reason x', 'Name one remote'],
  ['canary wallet --percent 0x10', 'a number from 0 to 100'],
  ['canary wallet --percent 1e1', 'a number from 0 to 100'],
  ['canary wallet --percent 10 --merchant nosuchmerchant', 'has no merchant nosuchmerchant'],
  ['canary wallet --percent 10 --merchant ,', 'a name is missing'],
  ['canary wallet --percent 10 --merchant aurora,', 'a name is missing'],
  ['pin wallet --merchant __proto__ --release aaa', '__proto__ is no merchant code'],
  ['pin wallet --merchant constructor --release aaa', 'constructor is no merchant code'],
  ['pin wallet --merchant aurora,lotus --release aaa', 'one merchant at a time'],
  ['status --channel nosuch', 'There is no channel nosuch; there is stable'],
  ['status --channel ../../x', 'There is no channel ../../x'],
  ['status --visitor zz', 'no visitor number'],
  ['prune games', 'holds no release of games'],
  ['prune --channel next', 'looks at all channels'],
  ['promote constructor', 'Name one remote'],
])('%s is refused as it stands, and nothing moves', async (line, sentence) => {
  const before = JSON.stringify(await desk.store.channel('stable'))
  expect(await run(line)).toBe(exitCodes.usage)
  expect(desk.shown.join('\n')).toContain(sentence)
  expect(JSON.stringify(await desk.store.channel('stable'))).toBe(before)
})

test.each([['rollback wallet --reason slow --to'], ['rollback wallet --reason'], ['canary wallet --percent']])(
  '%s with nothing behind it is refused',
  async (line) => {
    expect(await run(line, ' ')).toBe(exitCodes.usage)
    expect(desk.shown[0]).toMatch(/^--[a-z]+ needs a value\.$/)
  },
)

test('a canary ends also when the release that everybody has is damaged', async () => {
  await run('publish wallet --channel next')
  await run('canary wallet --percent 50')
  await writeFile(join(desk.root, 'store/releases/wallet', a, 'Page.js'), 'other bytes')
  expect(await run('canary wallet --off')).toBe(exitCodes.done)
  expect((await desk.store.channel('stable'))?.rollouts).toEqual([])
})

test('rollback needs a reason, ends a canary first, then goes back release by release and never forward again', async () => {
  await run('publish wallet')
  desk.next = 'c'
  await run('publish wallet --channel next')
  desk.next = 'b'
  await run('canary wallet --percent 50')
  expect(await run('rollback wallet')).toBe(exitCodes.usage)
  expect(await run('rollback wallet --reason slow')).toBe(exitCodes.done)
  expect(await desk.store.channel('stable')).toMatchObject({ default: { wallet: b }, rollouts: [] })
  expect(await run('rollback wallet --reason slow')).toBe(exitCodes.done)
  expect(await pointer()).toBe(a)
  expect(await run('rollback wallet --reason slow')).toBe(exitCodes.refused)
  expect(await run('rollback wallet --reason back --to bbb')).toBe(exitCodes.done)
  expect(await pointer()).toBe(b)
  expect(await last()).toMatchObject({ action: 'rollback', from: a, to: b, why: 'back' })
})

test('a rollback to a release whose files were altered is refused', async () => {
  await run('publish wallet')
  await writeFile(join(desk.root, 'store/releases/wallet', a, 'Page.js'), 'something else')
  expect(await run('rollback wallet --reason slow')).toBe(exitCodes.refused)
  expect(desk.shown.join('\n')).toContain('Page.js')
  expect(await pointer()).toBe(b)
})

test('verify names a file that was altered and a log that was rewritten', async () => {
  expect(await run('verify')).toBe(exitCodes.done)
  await writeFile(join(desk.root, 'store/releases/wallet', a, 'Page.js'), 'something else')
  const changed = join(desk.root, 'store/journal/0000000001.json')
  await writeFile(changed, (await readFile(changed, 'utf8')).replace('"owner":"host"', '"owner":"forged"'))
  expect(await run('verify')).toBe(exitCodes.red)
  expect(desk.shown.join('\n')).toMatch(/Page\.js differ[\s\S]*0000000002\.json does not follow/)
})

test('verify compares with the proven set: a drift is told, fails when asked for, and a proven release that is gone is a fault', async () => {
  expect(await run('verify --locked')).toBe(exitCodes.red)
  await run('publish wallet --channel next')
  await run('promote wallet')
  expect(await run('verify --locked')).toBe(exitCodes.done)
  desk.next = 'c'
  await run('publish wallet')
  desk.next = 'b'
  expect(await run('verify')).toBe(exitCodes.done)
  expect(desk.shown.join('\n')).toContain(
    `stable shows wallet ${releaseOf('1.0.0', 'c')}, and the set proven on today has ${b}`,
  )
  expect(await run('verify --locked')).toBe(exitCodes.red)
  await desk.store.remove('wallet', b)
  expect(await run('verify')).toBe(exitCodes.red)
  expect(desk.shown.join('\n')).toContain('proven set')
})

test('a set that was proven on another store is told of and no fault here, unless it is asked for', async () => {
  desk.locks.push({
    schema: 1,
    channel: 'stable',
    seq: 9,
    releases: { wallet: releaseOf('1.0.0', '9') },
    provenAt: 'today',
    provenBy: ['x'],
  })
  expect(await run('verify')).toBe(exitCodes.done)
  expect(desk.shown.join('\n')).toContain(
    `! of the set proven on today these were never published into this store: wallet ${releaseOf('1.0.0', '9')};`,
  )
  expect(desk.shown.join('\n')).not.toContain('stable shows wallet')
  expect(await run('verify --locked')).toBe(exitCodes.red)
})

test('prune keeps what is shown, what a rollback needs and the newest', async () => {
  for (desk.next of ['b', 'c', 'd', 'e']) await run('publish wallet')
  await run('rollback wallet --reason slow --to b')
  desk.next = 'b'
  expect(await run('prune --keep 1 --shown 0')).toBe(exitCodes.done)
  // b is desk.shown, a is what a rollback would go to, e is the newest.
  expect([...(await desk.store.releases('wallet'))].sort()).toEqual([a, b, releaseOf('1.0.0', 'e')])
  expect(await run('prune --keep 0')).toBe(exitCodes.usage)
})

test('one merchant can have a release of its own, and plan, result and log name the merchant', async () => {
  await run('publish wallet --channel next')
  const naming = (line: string) => desk.shown.filter((said) => said.includes(line))
  expect(await run('pin wallet --merchant lotus --release bbb')).toBe(exitCodes.done)
  expect(naming('pin wallet for lotus')).toHaveLength(1)
  expect(naming(`stable is at 3: wallet for lotus ${a} → ${b}`)).toHaveLength(1)
  await run('log')
  expect(naming(`stable pin wallet for lotus  ${a} → ${b}  ana@squad: own release of lotus`)).toHaveLength(1)
  expect((await desk.store.channel('stable'))?.merchants).toEqual({ lotus: { wallet: b } })
  expect(await run('pin wallet --merchant lotus --off')).toBe(exitCodes.done)
  expect(naming(`unpin wallet for lotus`)).toHaveLength(1)
  expect(naming(`stable is at 4: wallet for lotus ${b} → ${a}`)).toHaveLength(1)
  expect((await desk.store.channel('stable'))?.merchants).toEqual({})
})

test('status shows channels, canaries, the store and the latest changes', async () => {
  await run('publish wallet --channel next')
  await run('canary wallet --percent 10')
  expect(await run('status')).toBe(exitCodes.done)
  expect(desk.shown.join('\n')).toMatch(/canary 10 %[\s\S]*in the store[\s\S]*latest changes[\s\S]*ana@squad/)
})

test('status tells a visitor’s side of each canary, and where a merchant makes another one of it', async () => {
  await run('status --visitor 00000000')
  expect(desk.shown.slice(-2)).toEqual(['visitor 00000000', '  no canary runs'])
  await run('publish wallet --channel next')
  await run('canary wallet --percent 50')
  await run(`pin wallet --merchant lotus --release ${a}`)
  const sideOf = async (visitor: string) => {
    await run(`status --visitor ${visitor}`)
    return desk.shown.at(-1)
  }
  const [low, high] = ['00000000', '00000001', '00000002', '00000003', '00000004', '00000005']
    .sort((one, other) => bucketOf(one, 'wallet') - bucketOf(other, 'wallet'))
    .flatMap((visitor, index, all) => (index === 0 || index === all.length - 1 ? [visitor] : []))
  expect(await sideOf(low ?? '')).toBe(
    `  wallet       has the canary ${b}, has not the canary but ${a} at lotus (stable: stands at ${bucketOf(low ?? '', 'wallet')}, the canary takes those below 50)`,
  )
  expect(await sideOf(high ?? '')).toContain(
    `  wallet       has not the canary but ${a}, has not the canary but ${a} at lotus`,
  )
})

test('a merchant that nobody can be asked about is named in the plan', async () => {
  await run('publish wallet --channel next')
  expect(await run('canary wallet --percent 10 --merchant unheard')).toBe(exitCodes.done)
  expect(desk.shown.join('\n')).toContain('nobody could be asked whether there is a merchant unheard')
})

test('what was withdrawn comes back with a rollback, also after a prune', async () => {
  await run('withdraw wallet --reason broken')
  expect(await pointer()).toBeUndefined()
  for (const digit of ['c', 'd'])
    await desk.store.put('wallet', releaseOf('1.0.0', digit), await buildOf('wallet', digit))
  await run('prune --keep 1 --shown 0')
  expect(await run('rollback wallet --reason', 'it was not the wallet')).toBe(exitCodes.done)
  expect(await pointer()).toBe(a)
  expect(await last()).toMatchObject({ action: 'rollback', from: null, to: a })
})

test('what was withdrawn is shown to nobody once its owner published again, also not as the release before', async () => {
  await run('withdraw wallet --reason broken')
  await run('publish wallet')
  expect(await pointer()).toBe(b)
  expect(await run('rollback wallet --reason', 'further back')).not.toBe(exitCodes.done)
  expect(await pointer()).toBe(b)
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

test('a dry run of what would be refused ends as refused', async () => {
  expect(await run('rollback wallet --reason slow --dry-run')).toBe(exitCodes.refused)
  expect(await run('rollback wallet --reason slow')).toBe(exitCodes.refused)
})

test.each([
  ['deploy --json'],
  ['--json'],
  ['help --json'],
  ['--json status'],
  ['publish --json'],
  ['publish wallet --fast --json'],
  ['status --help --json'],
  ['publish wallet --folder /nowhere --json'],
])('%s prints one JSON document and nothing else', async (line) => {
  const code = await run(line)
  expect(desk.shown).toHaveLength(1)
  const said = JSON.parse(desk.shown[0] ?? '')
  expect(Object.keys(said)).toEqual(['command', 'plan', 'outcome', 'messages', 'problems', 'result'])
  expect(exitCodes[said.outcome as keyof typeof exitCodes]).toBe(code)
  expect(said.messages.length).toBeGreaterThan(0)
})

test.each([
  ['an unknown command', ['deploy']],
  ['an unknown option', ['publish', 'wallet', '--fast']],
  ['no remote', ['publish']],
  ['a percentage beyond 100', ['canary', 'wallet', '--percent', '101']],
  ['a path instead of a channel', ['publish', 'wallet', '--channel', '../x']],
])('%s is wrong usage', async (_what, args) => {
  expect(await runRelease(args, tools())).toBe(exitCodes.usage)
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
