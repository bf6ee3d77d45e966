import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../config'
import { GatewayError, type GatewayClient } from '../merchant/gateway-client'
import { publish } from '../release/publish/publish'
import { createEdge } from '../server'
import { openFileStore } from '../store/file-store'
import type { ReleaseStore } from '../store/release-store'
import { hostFiles, hostManifest, writeBuild } from '../testing/samples'

const away = () => Promise.reject(new GatewayError('away'))
const gateway: GatewayClient = { publicValue: away, merchantOf: away, profile: away, status: away }

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shell-ahead-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('gateway away at the start: the host’s shell bundle is loaded when the edge listens', async () => {
  const files = openFileStore(join(folder, 'store'))
  await publish(files, await writeBuild(join(folder, 'host'), hostManifest, hostFiles))
  let loaded: () => void
  const read = new Promise<void>((resolve) => {
    loaded = resolve
  })
  const store: ReleaseStore = {
    ...files,
    file: (owner, release, file) => {
      if (owner === 'host' && file === hostManifest.shell) loaded()
      return files.file(owner, release, file)
    },
  }
  const edge = await createEdge(
    readConfig({ DATA_DIR: folder, GATEWAY_URL: 'http://localhost:1', LOG_LEVEL: 'silent' }),
    { gateway, store },
  )
  await edge.listen({ port: 0 })
  await read
  await edge.close()
})

test('empty store: the edge still listens', async () => {
  const edge = await createEdge(
    readConfig({ DATA_DIR: folder, GATEWAY_URL: 'http://localhost:1', LOG_LEVEL: 'silent' }),
    { gateway },
  )
  await edge.listen({ port: 0 })
  expect((await edge.inject('/healthz')).statusCode).toBe(200)
  await edge.close()
})
