import fastify from 'fastify'
import { proxyGateway } from '../http/gateway-proxy'

/** The edge's way to a gateway, without documents and releases. */
export const startProxyAlone = async (gatewayUrl: string) => {
  const app = fastify()
  await proxyGateway(app, gatewayUrl)
  const url = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  return {
    url,
    close: async () => {
      app.server.closeAllConnections()
      await app.close()
    },
  }
}
