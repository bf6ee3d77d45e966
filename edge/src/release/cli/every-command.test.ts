import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { releaseFixture } from '../../testing/release-fixture'
import { releaseOf } from '../../testing/samples'
import { openFileStore } from '../../store/file-store'
import { UsageError } from '../../usage-error'
import { exitCodes } from './command'
import { runRelease } from './run-release'
import { commands } from './commands'

const { fixture, tools, run, prepared, buildOf, log } = releaseFixture()

test('keys: prints public keys only; every step is in the audit log; a dry run writes nothing', async () => {
  const keys = async (line: string) => {
    expect(await run(`keys ${line} --json`.replace('  ', ' '))).toBe(exitCodes.done)
    return JSON.parse(fixture.shown[0] ?? '{}').result as { signs: string | null; keys: Record<string, unknown> }
  }
  expect(await keys('')).toMatchObject({ signs: null, keys: {} })
  expect(await run('keys add --dry-run')).toBe(exitCodes.done)
  await expect(readFile(join(fixture.root, 'keys.json'))).rejects.toThrow('ENOENT')
  const first = (await keys('add')).signs ?? ''
  const second = Object.keys((await keys('add')).keys)[1] ?? ''
  expect(await run(`keys use ${second}`)).toBe(exitCodes.refused)
  expect(await run(`keys use ${second} --force`)).toBe(exitCodes.usage)
  expect((await keys(`use ${second} --force --reason leaked`)).signs).toBe(second)
  const left = await keys(`drop ${first} --force --reason leaked`)
  expect(Object.keys(left.keys)).toEqual([second])
  expect(JSON.stringify(left)).not.toContain('"d"')
  expect(
    (await log()).slice(-4).map(({ action, from, to, who, evidence }) => [action, from, to, who, evidence?.step]),
  ).toEqual([
    ['keys', null, first, 'ana@squad', 'add'],
    ['keys', null, second, 'ana@squad', 'add'],
    ['keys', first, second, 'ana@squad', 'use'],
    ['keys', first, null, 'ana@squad', 'drop'],
  ])
  expect(await run(`keys drop ${second}`)).toBe(exitCodes.refused)
  expect(await run('keys rotate')).toBe(exitCodes.usage)
})

test('key rotation with a failing audit log: the key file stays as it is', async () => {
  await run('keys add')
  const before = await readFile(join(fixture.root, 'keys.json'), 'utf8')
  const failing = {
    ...tools(),
    store: { ...fixture.store, append: () => Promise.reject(new Error('the disk is full')) },
  }
  expect(await runRelease(['keys', 'add'], failing)).toBe(exitCodes.failed)
  expect(await readFile(join(fixture.root, 'keys.json'), 'utf8')).toBe(before)
})

test('help names every command and every exit code', async () => {
  expect(await run('help')).toBe(exitCodes.done)
  for (const { usage } of Object.values(commands)) expect(fixture.shown.join('\n')).toContain(usage)
  for (const code of Object.values(exitCodes)) expect(fixture.shown.at(-1)).toMatch(new RegExp(`[ ,]${code} `))
})

/** A line for each command that plans and acts. */
const commandLines: Readonly<Record<string, { readonly line: readonly string[]; readonly changes: boolean }>> = {
  publish: { line: ['wallet'], changes: true },
  canary: { line: ['wallet', '--percent', '10'], changes: true },
  promote: { line: ['wallet'], changes: true },
  rollback: { line: ['wallet', '--reason', 'slow', '--to', 'ccc'], changes: true },
  pin: { line: ['wallet', '--merchant', 'lotus', '--release', 'ccc'], changes: true },
  withdraw: { line: ['wallet', '--reason', 'gone'], changes: true },
  prune: { line: ['--keep', '1', '--shown', '0'], changes: true },
  keys: { line: ['add'], changes: true },
  checksums: { line: [], changes: true },
  prove: { line: [], changes: true },
  status: { line: [], changes: false },
  verify: { line: [], changes: false },
  log: { line: [], changes: false },
}

test('store cannot be opened: one JSON document with --json; help still works', async () => {
  const away = async () => {
    throw new UsageError('s3:// names no bucket')
  }
  fixture.shown = []
  expect(await runRelease(['status', '--json'], { ...tools(), store: away() })).toBe(exitCodes.usage)
  expect(JSON.parse(fixture.shown.join('\n'))).toMatchObject({ outcome: 'usage', messages: ['s3:// names no bucket'] })
  const store = away()
  store.catch(() => undefined)
  expect(await runRelease(['status', '--help'], { ...tools(), store })).toBe(exitCodes.done)
})

test('line breaks in a reason: the log still prints one line per entry', async () => {
  await run('rollback wallet --to aaa --reason', 'slow\n2026-01-01  stable promote wallet  \u001b[1mby the boss')
  await run('withdraw wallet --reason', 'slow\n2026-01-01  stable promote wallet  \u001b[1mby the boss')
  await run('log')
  expect(fixture.shown).toHaveLength((await log()).length)
  expect(fixture.shown.at(-1)).toMatch(
    /withdraw wallet .* slow 2026-01-01 {2}stable promote wallet {3}\[1mby the boss$/,
  )
})

test('verify of an empty store: red', async () => {
  fixture.shown = []
  expect(await runRelease(['verify'], { ...tools(), store: openFileStore(join(fixture.root, 'stroe')) })).toBe(
    exitCodes.red,
  )
  expect(fixture.shown[0]).toMatch(/^The store is empty/)
})

test('this file has a line for every command', () => {
  expect(Object.keys(commandLines).sort()).toEqual(Object.keys(commands).sort())
})

/** Releases: one on stable, one on next, one that is not shown and one without checksums. */
const variedStore = prepared(async () => {
  for (fixture.next of ['d', 'c']) await run('publish wallet')
  await run('rollback wallet --reason first --to aaa')
  fixture.next = 'b'
  await run('publish wallet --channel next')
  await fixture.store.put(
    'wallet',
    releaseOf('0.9.0', '9'),
    await buildOf('wallet', '9', { release: releaseOf('0.9.0', '9') }),
  )
})

describe.each(Object.entries(commandLines))('%s', (command, { line, changes }) => {
  beforeEach(variedStore)
  const state = async () =>
    JSON.stringify([
      await fixture.store.channel('stable'),
      await fixture.store.releases('wallet'),
      await log(),
      await keysOf(),
      fixture.locks,
    ])
  const keysOf = () => readFile(join(fixture.root, 'keys.json'), 'utf8').catch(() => null)

  test('--help lists every option', async () => {
    expect(await run(`${command} -h`)).toBe(exitCodes.done)
    expect(await run(`${command} --help`)).toBe(exitCodes.done)
    expect(fixture.shown[0]).toBe(`npm run release -- ${commands[command]?.usage}`)
    for (const option of [...Object.keys(commands[command]?.options ?? {}), 'json', 'help', 'dry-run'])
      expect(fixture.shown.join('\n')).toContain(`--${option}`)
  })

  test('unknown option: wrong usage, nothing changes', async () => {
    const before = await state()
    expect(await run(command, ...line, '--fast')).toBe(exitCodes.usage)
    expect(await state()).toBe(before)
  })

  test('--json: one JSON object', async () => {
    expect(await run(command, ...line, '--json')).toBe(exitCodes.done)
    expect(fixture.shown).toHaveLength(1)
    const said = JSON.parse(fixture.shown[0] ?? '')
    expect(said).toMatchObject({ command, outcome: 'done' })
    expect(said.result).not.toBeNull()
    expect(said.plan.length > 0).toBe(changes)
  })

  if (changes) {
    test('prints its plan first, and --dry-run stops after it', async () => {
      await run('keys')
      const before = await state()
      expect(await run(command, ...line, '--dry-run')).toBe(exitCodes.done)
      expect(fixture.shown[0]).toBe('Plan')
      expect(await state()).toBe(before)
      const planned: string[] = []
      fixture.shown = []
      const { store: real, ...rest } = tools()
      await runRelease([command, ...line], {
        ...rest,
        store: {
          ...real,
          append: (...change) => (planned.push(fixture.shown[0] ?? 'nothing'), real.append(...change)),
        },
      })
      expect(fixture.shown[0]).toBe('Plan')
      for (const seen of planned) expect(seen).toBe('Plan')
      expect(await state()).not.toBe(before)
    })
  }
})
