import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { readConfig } from '../config'
import { GatewayError, UnknownMerchantError, type GatewayClient } from '../merchant/gateway-client'
import { publish } from '../release/publish/publish'
import { createEdge, storeFolder } from '../server'
import { openFileStore } from '../store/file-store'
import type { ChannelDocument } from '../store/channel-document'
import type { ReleaseStore } from '../store/release-store'
import { writeChannel } from './write-channel'
import { hostFiles, hostManifest, merchant, remoteFiles, remoteManifest, status, writeBuild } from './samples'

export const wallet = remoteManifest('wallet')
export const base = `/releases/wallet/${wallet.release}/`

const hero = { url: '/art/hero.webp', width: 1080, height: 500, colour: '#4a22d8' }

/** Answer of the upstream to `/wps/long`. */
export const longAnswer = JSON.stringify({ success: true, value: 'game '.repeat(2000) })

const openFiles = (dataDir: string): ReleaseStore => openFileStore(storeFolder(dataDir))

/** An edge over a store with a host and the wallet, and an upstream that records its requests; one per test file. */
export const edgeUnderTest = (openStore = openFiles) => {
  let dataDir = ''
  let edge: FastifyInstance
  let upstream: Server
  /** Answers of the gateway; tests change them. */
  const answers = { isAway: false, banners: (): Promise<unknown> => Promise.resolve({ banners: [{ image: hero }] }) }
  const proxied: { readonly url?: string; readonly headers: IncomingHttpHeaders }[] = []

  const gateway: GatewayClient = {
    publicValue: () => answers.banners(),
    merchantOf: async (host) => {
      if (answers.isAway) throw new GatewayError('away')
      if (host === 'nobody.example') throw new UnknownMerchantError(host)
      return host.startsWith('lotus') ? 'lotus' : 'aurora'
    },
    profile: async (code) =>
      code === 'lotus' ? { ...merchant, merchantCode: 'lotus', name: 'Lotus', defaultLanguage: 'EN' } : merchant,
    status: async () => status,
  }
  const edgeBefore = (gatewayUrl: string, client: { readonly gateway?: GatewayClient } = { gateway }, drainMs = 0) =>
    createEdge(
      readConfig({ DATA_DIR: dataDir, GATEWAY_URL: gatewayUrl, LOG_LEVEL: 'silent', DRAIN_MS: `${drainMs}` }),
      {
        ...client,
        store: openStore(dataDir),
      },
    )
  const store = (): ReleaseStore => openStore(dataDir)

  const publishSamples = async (): Promise<void> => {
    await publish(store(), await writeBuild(join(dataDir, 'b/host'), hostManifest, hostFiles))
    await publish(store(), await writeBuild(join(dataDir, 'b/wallet'), wallet, remoteFiles('wallet')))
  }

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'edge-'))
    await publishSamples()
    await mkdir(join(dataDir, 'art'), { recursive: true })
    await writeFile(join(dataDir, 'art/tile.webp'), 'picture')
    upstream = createServer(({ url, headers }, response) => {
      proxied.push({ url, headers })
      response.setHeader('content-type', 'application/json; charset=utf-8')
      response.end(url?.startsWith('/wps/long') ? longAnswer : '{"success":true}')
    })
    await new Promise<void>((resolve) => upstream.listen(0, resolve))
    const { port } = upstream.address() as AddressInfo
    edge = await edgeBefore(`http://localhost:${port}`)
  })
  afterAll(async () => {
    await edge.close()
    upstream.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  return {
    answers,
    proxied,
    store,
    dataDir: (): string => dataDir,
    app: (): FastifyInstance => edge,
    /** Publishes host and wallet. */
    publishSamples,
    get: (url: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> =>
      edge.inject({ url, headers: { host: 'localhost:4000', ...headers } }),
    post: (url: string, payload = '', headers: Record<string, string> = {}): Promise<LightMyRequestResponse> =>
      edge.inject({ method: 'POST', url, headers: { host: 'localhost', ...headers }, payload }),
    /** Another edge over the same store, without a gateway. */
    withoutGateway: () => edgeBefore('http://localhost:9'),
    /** Another edge over the same store that answers on for a while when it is closed. */
    draining: (drainMs: number) => edgeBefore('http://localhost:9', { gateway }, drainMs),
    /** Another edge over the same store that reads the answers of this gateway itself. */
    beforeGateway: (gatewayUrl: string) => edgeBefore(gatewayUrl, {}),
    /** Stores another release of the wallet without a pointer to it. */
    storeRelease: async (manifest: typeof wallet): Promise<void> =>
      store().put(
        'wallet',
        manifest.release,
        await writeBuild(join(dataDir, 'b', manifest.version), manifest, remoteFiles('wallet')),
      ),
    /** Changes the channel without the checks of the release commands. */
    changeChannel: async (next: (current: ChannelDocument) => Partial<ChannelDocument>): Promise<void> => {
      const current = await store().channel('stable')
      if (!current) throw new Error('published before')
      await writeChannel(store(), { ...current, ...next(current), seq: current.seq + 1 })
    },
  }
}
