import { TestEnvironment } from 'jest-environment-node'

/** One of each class in a worker. */
const realms = new Map()

/**
 * Node with one realm for all files of a worker, so that libraries that one file has loaded need not run again for the next (jest-runtime.cjs):
 * a fifth of the time of a server's tests. Our own modules run anew in each file, and what a file leaves in the realm goes with it.
 */
export default class KeptRealm extends TestEnvironment {
  constructor(...options) {
    const known = realms.get(new.target)
    if (known) return known
    super(...options)
    realms.set(new.target, this)
    /** What jest-runtime.cjs has loaded here: libraries as tests see them, and those of jest itself. */
    this.libraries = { moduleRegistry: new Map(), internalModuleRegistry: new Map() }
    this.first = { keys: new Set(Reflect.ownKeys(this.global)), env: { ...this.global.process.env } }
  }

  async teardown() {
    this.moduleMocker.restoreAllMocks()
    this.fakeTimersModern.useRealTimers()
    for (const key of Reflect.ownKeys(this.global)) if (!this.first.keys.has(key)) delete this.global[key]
    const { env } = this.global.process
    for (const name of Object.keys(env)) if (!(name in this.first.env)) delete env[name]
    Object.assign(env, this.first.env)
  }
}
