import { join } from 'node:path'
import { datedScreenFaults } from '@mosaic/testing'
import remote from '../remote.config'

test('devices whose clock is off, over midnight: every screen shows and asks for the days of the server', async () => {
  expect(await datedScreenFaults(join(__dirname, '..'), remote)).toEqual([])
}, 300_000)
