import { cp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import {
  createCompositionSource,
  createEdge,
  createManifestSource,
  effectiveChannel,
  openFileStore,
  publish,
  readConfig,
  storeFolder,
  type CompositionSource,
  type ReleaseStore,
} from '../../edge/src/index'
import {
  buildAll,
  buildOneBundle,
  remoteFolders,
  type BuiltRelease,
  type OneBundle,
} from '../../shared/remote-kit/src/build/index'

export type Sites = { readonly federated: string; readonly oneBundle: string; readonly stop: () => Promise<void> }

const publishAll = async (store: ReleaseStore, builds: readonly BuiltRelease[]) => {
  for (const { folder } of builds) {
    const result = await publish(store, folder)
    if (result.kind === 'refused') throw new Error(result.reason)
  }
}

/** The federated composition with every module's files looked up in the one bundle, and no entries. */
const bundledCompositions = (store: ReleaseStore, { modules }: OneBundle): CompositionSource => {
  const federated = createCompositionSource(
    createManifestSource(store, console.error),
    () => effectiveChannel(store, 'stable'),
    async () => ({ host: null, remotes: new Map() }),
    console.error,
  )
  return {
    resolve: async (view, language) => {
      const resolved = await federated.resolve(view, language)
      if (!resolved) return null
      const { composition, host } = resolved
      const remotes = Object.fromEntries(
        Object.entries(composition.remotes).map(([name, remote]) => [
          name,
          { ...remote, base: composition.host.base, entry: '', integrity: {}, modules: modules[name] ?? {} },
        ]),
      )
      return { host, composition: { ...composition, remotes } }
    },
  }
}

const listen = async (dataDir: string, gatewayUrl: string, compositions?: CompositionSource) => {
  const edge = await createEdge(
    readConfig({ PORT: '0', DATA_DIR: dataDir, GATEWAY_URL: gatewayUrl, LOG_LEVEL: 'error' }),
    { compositions },
  )
  await edge.listen({ port: 0, host: '127.0.0.1' })
  return { edge, url: `http://localhost:${(edge.server.address() as AddressInfo).port}` }
}

/** The same sources delivered twice by the same edge code before the same gateway. */
export const startSites = async (folder: string, artFolder: string, gatewayUrl: string): Promise<Sites> => {
  const dataDirs = { federated: join(folder, 'federated'), oneBundle: join(folder, 'one-bundle') }
  for (const dataDir of Object.values(dataDirs)) {
    await rm(dataDir, { recursive: true, force: true })
    await cp(artFolder, join(dataDir, 'art'), { recursive: true })
  }
  const { built, unchanged, failed } = await buildAll({ log: console.log })
  if (failed.length > 0) throw new Error(failed.map(({ dir, error }) => `${dir}: ${error}`).join('\n'))
  const releases = [...built, ...unchanged]
  const bundle = await buildOneBundle(remoteFolders(), { releases: join(folder, 'releases'), areTypesChecked: true })

  await publishAll(openFileStore(storeFolder(dataDirs.federated)), releases)
  const bundleStore = openFileStore(storeFolder(dataDirs.oneBundle))
  // The host first: its down-converters decide which remotes may meet.
  await publishAll(bundleStore, [bundle.release, ...releases.filter(({ owner }) => owner !== 'host')])

  const federated = await listen(dataDirs.federated, gatewayUrl)
  const oneBundle = await listen(dataDirs.oneBundle, gatewayUrl, bundledCompositions(bundleStore, bundle))
  return {
    federated: federated.url,
    oneBundle: oneBundle.url,
    stop: async () => {
      await Promise.all([federated.edge.close(), oneBundle.edge.close()])
    },
  }
}
