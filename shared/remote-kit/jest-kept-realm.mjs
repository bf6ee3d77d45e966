import { TestEnvironment } from 'jest-environment-node'

/** One of each class in a worker. */
const realms = new Map()

const isSame = (one, other) =>
  one !== undefined && one.value === other.value && one.get === other.get && one.set === other.set

/**
 * Node with one realm for all files of a worker, so that libraries that one file has loaded need not run again for the next (jest-runtime.cjs):
 * a fifth of the time of a server's tests. Our own modules but the contracts run anew in each file. Globals, the environment of the process and
 * mocks are set back after each; what a file adds to a library or to a prototype stays.
 */
export default class KeptRealm extends TestEnvironment {
  constructor(...options) {
    const known = realms.get(new.target)
    if (known) return known
    super(...options)
    realms.set(new.target, this)
    /** What jest-runtime.cjs has loaded here: libraries as tests see them, and those of jest itself. */
    this.libraries = { moduleRegistry: new Map(), internalModuleRegistry: new Map() }
    const { process } = this.global
    this.first = {
      globals: Object.getOwnPropertyDescriptors(this.global),
      env: { ...process.env },
      exit: process.exit,
    }
  }

  async teardown() {
    this.moduleMocker.restoreAllMocks()
    this.fakeTimersModern.useRealTimers()
    this.restoreGlobals()
    const { process } = this.global
    for (const name of Object.keys(process.env)) if (!(name in this.first.env)) delete process.env[name]
    Object.assign(process.env, this.first.env)
    // The runner wraps it anew for each file.
    process.exit = this.first.exit
  }

  restoreGlobals() {
    const { global, first } = this
    // What cannot be configured is `expect`'s own, which it needs in the next file too.
    for (const key of Reflect.ownKeys(global))
      if (!Object.hasOwn(first.globals, key)) Reflect.deleteProperty(global, key)
    for (const key of Reflect.ownKeys(first.globals)) {
      const descriptor = first.globals[key]
      if (descriptor.configurable && !isSame(Object.getOwnPropertyDescriptor(global, key), descriptor))
        Object.defineProperty(global, key, descriptor)
    }
  }
}
