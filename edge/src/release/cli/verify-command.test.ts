import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { releaseFixture } from '../../testing/release-fixture'
import { releaseOf } from '../../testing/samples'
import { exitCodes } from './command'

const { desk, run } = releaseFixture()
const a = releaseOf('1.0.0', 'a')
const b = releaseOf('1.0.0', 'b')

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
