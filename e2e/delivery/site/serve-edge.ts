import { createEdge, readConfig, type ReleaseStore } from '../../../edge/src/index'
import { merchant, status } from './merchant'

export type ServedEdge = { readonly url: string; readonly port: number; readonly close: () => Promise<unknown> }

/** A real edge over the store of a data folder, with a merchant instead of a gateway. */
export const serveEdge = async (
  dataDir: string,
  store: ReleaseStore,
  settings: Readonly<Record<string, string>> = {},
  port = 0,
): Promise<ServedEdge> => {
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    GATEWAY_URL: 'http://localhost:9',
    CANARY_VIEWS_PER_ADDRESS: '100000',
    ...settings,
  })
  const edge = await createEdge(config, {
    store,
    gateway: {
      merchantOf: () => Promise.resolve('aurora'),
      profile: () => Promise.resolve(merchant),
      status: () => Promise.resolve(status),
      publicValue: () => Promise.resolve(null),
    },
  })
  await edge.listen({ port, host: '127.0.0.1' })
  const address = edge.server.address()
  const taken = typeof address === 'object' && address ? address.port : 0
  return { url: `http://localhost:${taken}`, port: taken, close: () => edge.close() }
}
