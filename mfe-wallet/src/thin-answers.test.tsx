import { join } from 'node:path'
import { thinScreenFaults } from '@mosaic/testing'
import remote from '../remote.config'

test('answers without any one optional field: every screen is there, without an error or a value that is none', async () => {
  expect(await thinScreenFaults(join(__dirname, '..'), remote)).toEqual([])
}, 300_000)
