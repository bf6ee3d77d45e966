import { join } from 'node:path'
import { offlineScreenFaults } from '@mosaic/testing'
import remote from '../remote.config'

test('over a silent gateway no screen waits longer than fifteen seconds, and each offers another try', async () => {
  expect(await offlineScreenFaults(join(__dirname, '..'), remote)).toEqual([])
})
