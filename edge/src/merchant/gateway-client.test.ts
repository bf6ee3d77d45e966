import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { merchant, status } from '../testing/samples'
import { openGateway } from './gateway-client'

test('status: only fields for the document and the profile stay', async () => {
  const domainRoute = { merchantCode: 'aurora', mainDomain: 'localhost' }
  const value = { ...status, info: { ...status.info, whitelabel: merchant, domainRoute } }
  const server = createServer((_request, response) => response.end(JSON.stringify({ success: true, value })))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  expect(await openGateway(`http://127.0.0.1:${port}`).status('aurora', '203.0.113.7')).toEqual({
    ...status,
    info: { ...status.info, whitelabel: merchant },
  })
  server.closeAllConnections()
  server.close()
})
