import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '../policy-test'
import { auditEntries, copyChannel, openFileStore, parseLock, storeFolder } from '../../edge/src/index'
import { isDeep } from '../depth'
import { runCommand } from '../../scripts/test/run-command'
import { remakeRelease } from './site/remake'

/*
 * `npm run release -- promote wallet` on a copy of the store, with the real proof: an edge, a gateway and a browser of
 * its own.
 */
test.describe.configure({ mode: 'serial' })
test.setTimeout(600_000)

const dataDir = process.env.MOSAIC_DATA_DIR ?? ''
let folder = ''
let better = ''
let broken = ''
const at = (...path: readonly string[]) => join(folder, ...path)
const lock = () => ['--lock', at('composition.lock.json')]

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mosaic-promote-'))
  const shown = openFileStore(storeFolder(dataDir))
  await copyChannel(shown, openFileStore(at('store')), 'stable', at('copied'))
  const release = (await shown.channel('stable'))?.default.wallet ?? ''
  await cp(join(storeFolder(dataDir), 'releases/wallet', release), at('builds', release), { recursive: true })
  better = await remakeRelease(at('builds', release), '9.0.0', {})
  // Guests never see the balance, so the fault does not affect them.
  broken = await remakeRelease(at('builds', release), '9.1.0', {
    BalanceWidget: [['"data-testid":"balance"', '"data-testid":(()=>{throw new Error("members only")})()']],
  })
})
test.afterAll(() => rm(folder, { recursive: true, force: true }))

type CommandOutput = { readonly code: number; readonly messages: readonly string[]; readonly result: unknown }

const release = async (...args: readonly string[]): Promise<CommandOutput> => {
  const places = ['--store', at('store'), '--data-dir', dataDir]
  const { code, output } = await runCommand(process.execPath, [
    '--import',
    'tsx',
    'scripts/task.ts',
    'release',
    ...args,
    '--json',
    ...places,
  ])
  // The output of build and proof comes before the JSON object.
  const { messages, result } = JSON.parse(output.slice(output.lastIndexOf('\n{') + 1)) as Omit<CommandOutput, 'code'>
  return { code, messages, result }
}
const pointers = async () => (await openFileStore(at('store')).channel('stable'))?.default
const lastEntry = async (): Promise<unknown> => auditEntries(await openFileStore(at('store')).journal()).at(-1)

test('candidate that breaks for members only: refused with the failed flow, no pointer moves', async () => {
  const before = await pointers()
  expect(await release('publish', 'wallet', '--folder', broken, '--channel', 'next')).toMatchObject({ code: 0 })
  const { code, messages } = await release('promote', 'wallet', ...lock())
  expect({ code, last: messages.at(-1) }).toEqual({
    code: 5,
    last: expect.stringMatching(
      /^The candidate set fails “(registers|the balance in the header).*”; stable stays as it is\.$/,
    ),
  })
  expect(await pointers()).toEqual(before)
  expect(existsSync(at('composition.lock.json'))).toBe(false)
})

// The green case runs all cross-remote flows: minutes. The refusal above ends at the first failure.
if (isDeep)
  test('candidate with green cross-remote flows: all visitors get it, and the proven set is written', async () => {
    const before = await pointers()
    expect(await release('publish', 'wallet', '--folder', better, '--channel', 'next')).toMatchObject({ code: 0 })
    const { code, messages } = await release('promote', 'wallet', ...lock())
    expect(code, messages.join('\n')).toBe(0)
    const after = await pointers()
    expect(after).toEqual({ ...before, wallet: expect.stringMatching(/^9\.0\.0\+/) })

    const flows = [
      expect.stringMatching(/^the balance in the header moves/),
      expect.stringMatching(/^registers, logs in, deposits/),
    ]
    expect(parseLock(await readFile(at('composition.lock.json'), 'utf8'))).toMatchObject({
      channel: 'stable',
      releases: after,
      provenBy: flows,
    })
    expect(await lastEntry()).toMatchObject({
      action: 'promote',
      owner: 'wallet',
      from: before?.wallet,
      to: after?.wallet,
      evidence: { proof: flows },
    })
    expect(await release('verify', '--locked', ...lock())).toMatchObject({ code: 0 })
  })

test('a skipped proof needs a reason, and the log has both', async () => {
  expect(await release('publish', 'wallet', '--folder', broken, '--channel', 'next')).toMatchObject({ code: 0 })
  expect(await release('promote', 'wallet', ...lock(), '--skip-proof')).toMatchObject({ code: 2 })
  expect(await release('promote', 'wallet', ...lock(), '--skip-proof', '--reason', 'the flows are down')).toMatchObject(
    { code: 0 },
  )
  expect(await lastEntry()).toMatchObject({
    action: 'promote',
    to: expect.stringMatching(/^9\.1\.0\+/),
    why: 'the flows are down',
    evidence: { proof: 'skipped' },
  })
  expect(await release('verify', '--locked', ...lock())).toMatchObject({ code: 5 })
})
