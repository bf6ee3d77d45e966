import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { releaseFixture } from '../../testing/release-fixture'
import { releaseOf } from '../../testing/samples'
import { exitCodes } from './command'

const { fixture, run, buildOf, last, pointer } = releaseFixture()
const a = releaseOf('1.0.0', 'a')
const b = releaseOf('1.0.0', 'b')

test('damaged default release: a canary can still be ended', async () => {
  await run('publish wallet --channel next')
  await run('canary wallet --percent 50')
  await writeFile(join(fixture.root, 'store/releases/wallet', a, 'Page.js'), 'other bytes')
  expect(await run('canary wallet --off')).toBe(exitCodes.done)
  expect((await fixture.store.channel('stable'))?.rollouts).toEqual([])
})

test('rollback: needs a reason, ends a canary first, then goes back release by release, never forward', async () => {
  await run('publish wallet')
  fixture.next = 'c'
  await run('publish wallet --channel next')
  fixture.next = 'b'
  await run('canary wallet --percent 50')
  expect(await run('rollback wallet')).toBe(exitCodes.usage)
  expect(await run('rollback wallet --reason slow')).toBe(exitCodes.done)
  expect(await fixture.store.channel('stable')).toMatchObject({ default: { wallet: b }, rollouts: [] })
  expect(await run('rollback wallet --reason slow')).toBe(exitCodes.done)
  expect(await pointer()).toBe(a)
  expect(await run('rollback wallet --reason slow')).toBe(exitCodes.refused)
  expect(await run('rollback wallet --reason back --to bbb')).toBe(exitCodes.done)
  expect(await pointer()).toBe(b)
  expect(await last()).toMatchObject({ action: 'rollback', from: a, to: b, why: 'back' })
})

test('rollback to an altered release: refused', async () => {
  await run('publish wallet')
  await writeFile(join(fixture.root, 'store/releases/wallet', a, 'Page.js'), 'something else')
  expect(await run('rollback wallet --reason slow')).toBe(exitCodes.refused)
  expect(fixture.shown.join('\n')).toContain('Page.js')
  expect(await pointer()).toBe(b)
})

test('rollback after a withdraw and a prune: the release comes back', async () => {
  await run('withdraw wallet --reason broken')
  expect(await pointer()).toBeUndefined()
  for (const digit of ['c', 'd'])
    await fixture.store.put('wallet', releaseOf('1.0.0', digit), await buildOf('wallet', digit))
  await run('prune --keep 1 --shown 0')
  expect(await run('rollback wallet --reason', 'it was not the wallet')).toBe(exitCodes.done)
  expect(await pointer()).toBe(a)
  expect(await last()).toMatchObject({ action: 'rollback', from: null, to: a })
})

test('withdrawn release, then a new publication: a rollback does not bring it back', async () => {
  await run('withdraw wallet --reason broken')
  await run('publish wallet')
  expect(await pointer()).toBe(b)
  expect(await run('rollback wallet --reason', 'further back')).not.toBe(exitCodes.done)
  expect(await pointer()).toBe(b)
})

test('--dry-run of a refused command: exit code 3', async () => {
  expect(await run('rollback wallet --reason slow --dry-run')).toBe(exitCodes.refused)
  expect(await run('rollback wallet --reason slow')).toBe(exitCodes.refused)
})
