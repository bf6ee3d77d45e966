import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { releaseFixture } from '../../testing/release-fixture'
import { releaseOf } from '../../testing/samples'
import { exitCodes } from './command'

const { fixture, run } = releaseFixture()
const a = releaseOf('1.0.0', 'a')
const b = releaseOf('1.0.0', 'b')

test('verify names an altered file and a rewritten log', async () => {
  expect(await run('verify')).toBe(exitCodes.done)
  await writeFile(join(fixture.root, 'store/releases/wallet', a, 'Page.js'), 'something else')
  const changed = join(fixture.root, 'store/journal/0000000001.json')
  await writeFile(changed, (await readFile(changed, 'utf8')).replace('"owner":"host"', '"owner":"forged"'))
  expect(await run('verify')).toBe(exitCodes.red)
  expect(fixture.shown.join('\n')).toMatch(/Page\.js differ[\s\S]*0000000002\.json does not follow/)
})

test('verify and the proven set: drift is a warning, a fault with --locked; a missing proven release is a fault', async () => {
  expect(await run('verify --locked')).toBe(exitCodes.red)
  await run('publish wallet --channel next')
  await run('promote wallet')
  expect(await run('verify --locked')).toBe(exitCodes.done)
  fixture.next = 'c'
  await run('publish wallet')
  fixture.next = 'b'
  expect(await run('verify')).toBe(exitCodes.done)
  expect(fixture.shown.join('\n')).toContain(
    `stable shows wallet ${releaseOf('1.0.0', 'c')}, and the set proven on today has ${b}`,
  )
  expect(await run('verify --locked')).toBe(exitCodes.red)
  await fixture.store.remove('wallet', b)
  expect(await run('verify')).toBe(exitCodes.red)
  expect(fixture.shown.join('\n')).toContain('proven set')
})

test('set proven on another store: a warning, a fault with --locked', async () => {
  fixture.locks.push({
    schema: 1,
    channel: 'stable',
    seq: 9,
    releases: { wallet: releaseOf('1.0.0', '9') },
    provenAt: 'today',
    provenBy: ['x'],
  })
  expect(await run('verify')).toBe(exitCodes.done)
  expect(fixture.shown.join('\n')).toContain(
    `! of the set proven on today these were never published into this store: wallet ${releaseOf('1.0.0', '9')};`,
  )
  expect(fixture.shown.join('\n')).not.toContain('stable shows wallet')
  expect(await run('verify --locked')).toBe(exitCodes.red)
})
