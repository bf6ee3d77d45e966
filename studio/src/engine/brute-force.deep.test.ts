import { fullReturnBp } from '../testkit/full-return'
import { flagships } from './flagships'
import { linesOf } from './lines'

// All rows of a ring are alike, so the sum over all lines is lines × the sum on one line.
test.each(flagships.map((config) => [config.gameCode, config] as const))(
  'every stop combination of the full drums of %s: returns its declared figure',
  (_code, config) => {
    expect(fullReturnBp({ ...config, lines: linesOf(10).slice(3, 4) })).toBe(config.rtpBp)
  },
  300_000,
)
