import { pokerRooms } from './poker-rooms'
import { roomFigures } from './room-figures'
import { simulatedReturn } from './simulated-return'

// Other hands than those of the stated figures, and few of them: both intervals must hold one common return.
test.each(Object.entries(roomFigures))(
  'the figures of room %s agree with a simulation of its rules',
  (room, { rtpBp, lowBp, highBp }) => {
    const config = Object.entries(pokerRooms).find(([name]) => name === room)?.[1]
    if (!config) throw new Error(room)
    const { low, high } = simulatedReturn(config, config.use === 'two' ? 600 : 1500, 77)
    expect(low * 10_000).toBeLessThanOrEqual(highBp)
    expect(high * 10_000).toBeGreaterThanOrEqual(lowBp)
    expect(rtpBp).toBeGreaterThan(9400)
    expect(rtpBp).toBeLessThan(10_000 - config.rakeBp + 150)
  },
)
