import { join } from 'node:path'
import { faultsInSilence } from '@mosaic/testing'
import remote from '../remote.config'

test('over a silent gateway no screen waits longer than fifteen seconds, and each offers another try', async () => {
  expect(await faultsInSilence(join(__dirname, '..'), remote)).toEqual([])
})
