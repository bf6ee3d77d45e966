import { bucketOf } from '../../composition/pointers'
import { releaseFixture } from '../../testing/release-fixture'
import { releaseOf } from '../../testing/samples'
import { exitCodes } from './command'
import { runRelease } from './run-release'

const { fixture, tools, run } = releaseFixture()
const a = releaseOf('1.0.0', 'a')
const b = releaseOf('1.0.0', 'b')

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
])('%s: wrong usage, no pointer moves', async (line, sentence) => {
  const before = JSON.stringify(await fixture.store.channel('stable'))
  expect(await run(line)).toBe(exitCodes.usage)
  expect(fixture.shown.join('\n')).toContain(sentence)
  expect(JSON.stringify(await fixture.store.channel('stable'))).toBe(before)
})

test.each([['rollback wallet --reason slow --to'], ['rollback wallet --reason'], ['canary wallet --percent']])(
  '%s with an empty value: wrong usage',
  async (line) => {
    expect(await run(line, ' ')).toBe(exitCodes.usage)
    expect(fixture.shown[0]).toMatch(/^--[a-z]+ needs a value\.$/)
  },
)

test('prune keeps shown releases, the target of a rollback and the newest', async () => {
  for (fixture.next of ['b', 'c', 'd', 'e']) await run('publish wallet')
  await run('rollback wallet --reason slow --to b')
  fixture.next = 'b'
  expect(await run('prune --keep 1 --shown 0')).toBe(exitCodes.done)
  // b is shown, a is the target of a rollback, e is the newest.
  expect([...(await fixture.store.releases('wallet'))].sort()).toEqual([a, b, releaseOf('1.0.0', 'e')])
  expect(await run('prune --keep 0')).toBe(exitCodes.usage)
})

test('pin: plan, result and log name the merchant', async () => {
  await run('publish wallet --channel next')
  const naming = (line: string) => fixture.shown.filter((said) => said.includes(line))
  expect(await run('pin wallet --merchant lotus --release bbb')).toBe(exitCodes.done)
  expect(naming('pin wallet for lotus')).toHaveLength(1)
  expect(naming(`stable is at 3: wallet for lotus ${a} → ${b}`)).toHaveLength(1)
  await run('log')
  expect(naming(`stable pin wallet for lotus  ${a} → ${b}  ana@squad: own release of lotus`)).toHaveLength(1)
  expect((await fixture.store.channel('stable'))?.merchants).toEqual({ lotus: { wallet: b } })
  expect(await run('pin wallet --merchant lotus --off')).toBe(exitCodes.done)
  expect(naming(`unpin wallet for lotus`)).toHaveLength(1)
  expect(naming(`stable is at 4: wallet for lotus ${b} → ${a}`)).toHaveLength(1)
  expect((await fixture.store.channel('stable'))?.merchants).toEqual({})
})

test('status shows channels, canaries, the store and the latest changes', async () => {
  await run('publish wallet --channel next')
  await run('canary wallet --percent 10')
  expect(await run('status')).toBe(exitCodes.done)
  expect(fixture.shown.join('\n')).toMatch(/canary 10 %[\s\S]*in the store[\s\S]*latest changes[\s\S]*ana@squad/)
})

test('status --visitor: whether the visitor gets each canary, and where a merchant differs', async () => {
  await run('status --visitor 00000000')
  expect(fixture.shown.slice(-2)).toEqual(['visitor 00000000', '  no canary runs'])
  await run('publish wallet --channel next')
  await run('canary wallet --percent 50')
  await run(`pin wallet --merchant lotus --release ${a}`)
  const sideOf = async (visitor: string) => {
    await run(`status --visitor ${visitor}`)
    return fixture.shown.at(-1)
  }
  const [low, high] = ['00000000', '00000001', '00000002', '00000003', '00000004', '00000005']
    .sort((one, other) => bucketOf(one, 'wallet') - bucketOf(other, 'wallet'))
    .flatMap((visitor, index, all) => (index === 0 || index === all.length - 1 ? [visitor] : []))
  expect(await sideOf(low ?? '')).toBe(
    `  wallet       gets the canary ${b}, does not get the canary but ${a} at lotus (stable: bucket ${bucketOf(low ?? '', 'wallet')}, the canary has those below 50)`,
  )
  expect(await sideOf(high ?? '')).toContain(
    `  wallet       does not get the canary but ${a}, does not get the canary but ${a} at lotus`,
  )
})

test('gateway away: the plan warns about the unchecked merchant', async () => {
  await run('publish wallet --channel next')
  expect(await run('canary wallet --percent 10 --merchant unchecked')).toBe(exitCodes.done)
  expect(fixture.shown.join('\n')).toContain('the gateway did not answer whether there is a merchant unchecked')
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
  expect(fixture.shown).toHaveLength(1)
  const said = JSON.parse(fixture.shown[0] ?? '')
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
