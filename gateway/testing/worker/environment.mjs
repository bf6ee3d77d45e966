import { readFileSync } from 'node:fs'
import Module, { createRequire } from 'node:module'
import { TestEnvironment } from 'jest-environment-node'

/** PostgreSQL sets itself an alarm after each statement, over and over, which must not keep the worker from ending. */
const alarm = 'const setTimeout = (...parts) => globalThis.setTimeout(...parts).unref();'

const loadPglite = () => {
  const file = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const module = new Module(file)
  module.filename = file
  module.paths = Module._nodeModulePaths(file)
  module._compile(alarm + readFileSync(file, 'utf8'), file)
  return module.exports
}

let loaded = null
const verdicts = new Map()
/** In the worker itself (`RECHECK_BACKEND=pure`), which takes a second for some patterns: each pattern once per worker. */
const checkPattern = (pattern, flags, parameters) => {
  const { check } = createRequire(import.meta.url)('recheck')
  const key = JSON.stringify([pattern, flags])
  const verdict = verdicts.get(key) ?? check(pattern, flags, { ...parameters, timeout: 60_000 })
  verdicts.set(key, verdict)
  return verdict
}
/** The state that a worker keeps between test files: see prepared-database.ts. */
const worker = {
  get pglite() {
    return (loaded ??= loadPglite())
  },
  database: null,
  checkPattern,
}

/** With the worker's own PGlite: compiled and warm once, not once a file. */
export default class GatewayEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    this.global.testWorker = worker
  }

  async teardown() {
    // A borrower that did not give it back may have left transactions open.
    if (worker.database?.lent) worker.database = null
    await super.teardown()
  }
}
