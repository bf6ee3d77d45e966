import { join } from 'node:path'
import { offlineScreenFaults } from '@mosaic/testing'
import remote from '../remote.config'

test('hanging gateway: every screen ends its wait within fifteen seconds and offers a retry', async () => {
  Object.assign(window, { isSecureContext: true, PublicKeyCredential: class {} })
  expect(await offlineScreenFaults(join(__dirname, '..'), remote)).toEqual([])
})
