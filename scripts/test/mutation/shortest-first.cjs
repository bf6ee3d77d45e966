// A change is noticed as soon as one file fails, so the quick files go first; Jest begins with the longest.
const { createRequire } = require('node:module')

const core = createRequire(createRequire(require.resolve('jest/package.json')).resolve('@jest/core/package.json'))
const { default: Sequencer } = core('@jest/test-sequencer')

module.exports = class ShortestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).toReversed()
  }
}
