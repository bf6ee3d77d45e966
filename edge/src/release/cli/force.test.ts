import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { releaseFixture } from '../../testing/release-fixture'
import { releaseOf } from '../../testing/samples'
import { exitCodes } from './command'
import { publish } from '../publish/publish'

const { fixture, run, prepared, buildOf, last, pointer } = releaseFixture()
const c = releaseOf('1.0.0', 'c')
const claim = { path: '/m/new', module: './Page', access: 'public', title: 'title' } as const

/** A release in the store that claims an address which another remote has on the channel. */
beforeEach(
  prepared(async () => {
    await publish(fixture.store, await buildOf('games', 'a', { routes: [claim] }))
    await publish(fixture.store, await buildOf('wallet', 'c', { routes: [claim] }), 'elsewhere')
    await run('withdraw games --reason', 'room for the wallet')
    await fixture.store.put('wallet', c, await buildOf('wallet', 'c', { routes: [claim] }))
    await run('rollback games --reason back')
  }),
)

test.each([
  ['canary wallet --percent 10 --release ccc'],
  ['pin wallet --merchant aurora --release ccc'],
  ['promote wallet --release ccc --skip-proof'],
  ['rollback wallet --to ccc'],
])('%s against the gate: needs --force and a reason, and the audit log has the overruled sentences', async (line) => {
  expect(await run(line, '--reason', 'asked by the merchant')).toBe(exitCodes.refused)
  expect(await run(line, '--force')).toBe(exitCodes.usage)
  expect(await run(line, '--force', '--reason', 'asked by the merchant')).toBe(exitCodes.done)
  expect(fixture.shown.join('\n')).toMatch(/! the gate is overruled: .*both claim \/m\/new/)
  expect(await last()).toMatchObject({
    to: c,
    why: 'asked by the merchant',
    evidence: { overruled: [expect.stringContaining('both claim /m/new')] },
  })
})

test('altered bytes: refused, also with --force', async () => {
  await writeFile(join(fixture.root, 'store/releases/wallet', c, 'Page.js'), 'something else')
  expect(await run('rollback wallet --to ccc --force --reason', 'must go')).toBe(exitCodes.refused)
  expect(await pointer()).toBe(releaseOf('1.0.0', 'a'))
})
