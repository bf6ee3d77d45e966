import { once } from 'node:events'
import { createServer } from 'node:net'
import { freePort } from '../start/ports'
import { dev } from './dev'
import { allTargets } from './targets'

const target = (base: number, name: string) => allTargets(base).find((each) => each.name === name)?.port ?? 0

test.each([
  ['the site', ['wallet'], (base: number) => base],
  ['the development server of a named remote', ['wallet'], (base: number) => target(base, 'wallet')],
  ['the host, which is always served', ['wallet'], (base: number) => target(base, 'host')],
  ['a remote in another site', ['wallet', '--into=http://localhost:1'], (base: number) => target(base, 'wallet')],
  ['the catalogue', ['catalogue'], (base: number) => base + 290],
  ['a remote alone', ['wallet', '--alone'], (base: number) => target(base, 'wallet') + 200],
])('the port of %s is taken: named with PORT and the same command', async (_what, args, portOf) => {
  const base = await freePort(20_000)
  const port = portOf(base)
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  const said = jest.spyOn(console, 'error').mockReturnValue()
  process.env.PORT = String(base)
  try {
    expect(await dev(args)).toBe(1)
    expect(said.mock.calls.flat().join()).toMatch(
      new RegExp(`Port ${port} is taken .*PORT=${base + 400} npm run dev -- ${args.join(' ')}$`),
    )
  } finally {
    delete process.env.PORT
    said.mockRestore()
    server.close()
  }
})
