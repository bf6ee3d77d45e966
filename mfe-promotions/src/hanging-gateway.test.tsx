import { join } from 'node:path'
import { offlineScreenFaults } from '@mosaic/testing'
import remote from '../remote.config'

test('with a hanging gateway every screen stops waiting within fifteen seconds and offers a retry', async () => {
  expect(await offlineScreenFaults(join(__dirname, '..'), remote)).toEqual([])
})
