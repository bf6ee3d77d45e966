import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { remoteManifest } from '../testing/samples'
import { createDevManifests } from './dev-manifests'

let server: Server
let listener: RequestListener
beforeAll(async () => {
  server = createServer((request, response) => listener(request, response))
  await new Promise<void>((resolve) => server.listen(0, resolve))
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const read = () => createDevManifests({ wallet: `http://localhost:${(server.address() as AddressInfo).port}` })()

test('running development server: its remote is used', async () => {
  listener = (_request, response) => response.end(JSON.stringify(remoteManifest('wallet')))
  expect((await read()).remotes.get('wallet')?.manifest.name).toBe('wallet')
})

test.each<[string, RequestListener]>([
  ['503 in JSON', (_request, response) => response.writeHead(503).end('{"errorCode":"system.busy"}')],
  ['an error in JSON with a good status', (_request, response) => response.end('{"errorCode":"system.busy"}')],
  ['a page instead of JSON', (_request, response) => response.end('<!doctype html>')],
  ['an answer that never begins', () => undefined],
  ['an answer that never ends', (_request, response) => response.write('{"name":')],
])('%s: the published release stays', async (_what, problem) => {
  listener = problem
  expect((await read()).remotes.size).toBe(0)
})
