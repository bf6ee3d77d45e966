import { join } from 'node:path'
import { datedScreenFaults } from '@mosaic/testing'
import remote from '../remote.config'

test('devices whose clock is off, over midnight: every screen shows and asks for the days of the server', async () => {
  expect(
    await datedScreenFaults(join(__dirname, '..'), remote, { '/m/play': '?gameId=G1&nodeId=G1&mode=demo' }),
  ).toEqual([])
}, 300_000)
