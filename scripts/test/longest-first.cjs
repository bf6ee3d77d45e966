const { existsSync } = require('node:fs')
const { join, relative } = require('node:path')
const { default: Sequencer } = require('@jest/test-sequencer')

const root = join(__dirname, '../..')

/**
 * Jest begins with the largest file where it knows no times, as in a fresh clone. These are small and long: they wait for gateways that are
 * killed and started again, and a run must not end with one of them alone.
 */
const long = [
  'scripts/test/soak.test.ts',
  'scripts/test/chaos.test.ts',
  'gateway/src/play/seamless/wallet-model.test.ts',
  'scripts/new-remote/tutorial.test.ts',
  'shared/remote-kit/src/build/build-remote.test.ts',
]

/** The long files first, in the order above; the others as jest would. */
module.exports = class extends Sequencer {
  async sort(tests) {
    const lost = long.filter((file) => !existsSync(join(root, file)))
    if (lost.length > 0) throw new Error(`longest-first.cjs names files that are gone: ${lost.join(', ')}`)
    const sorted = await super.sort(tests)
    const rankOf = ({ path }) => {
      const rank = long.indexOf(relative(root, path).replaceAll('\\', '/'))
      return rank < 0 ? long.length : rank
    }
    return sorted.toSorted((a, b) => rankOf(a) - rankOf(b))
  }
}
