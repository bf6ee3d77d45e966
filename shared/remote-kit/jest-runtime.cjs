const { basename, join } = require('node:path')
const { Script } = require('node:vm')
const { setFlagsFromString } = require('node:v8')
const { default: Runtime } = require('jest-runtime')

// What ran once in a file runs again in the next.
setFlagsFromString('--no-flush-bytecode')

/** Compiled modules by file name, for every test file of this worker: compiling React or Drizzle takes longer than running it. */
const compiled = new Map()

const wrapped = (source, filename, parameters) => {
  const opening = `(function (${parameters}) {`
  return new Script(`${opening}${source}\n})`, { filename, columnOffset: -opening.length })
}

/** Transformed modules, which are the same for every project: see jest-transform.cjs. */
const transformed = new Map()

const shareTransforms = (transformer, { cacheDirectory }) => {
  transformer._cache.transformedFiles = transformed
  transformer._createCachedFilename = (filename, key) =>
    join(cacheDirectory, 'transformed', key.slice(0, 2), `${basename(filename)}_${key}`)
}

/** Jest's own runtime; each test file still runs every module anew, in a context of its own. */
module.exports = class extends Runtime {
  constructor(...options) {
    super(...options)
    const [config, , , transformer] = options
    shareTransforms(transformer, config)
    const { executor } = this
    const parameters = executor.injectedModuleParameters.join(', ')
    const compile = executor.compile.bind(executor)
    executor.compile = (source, filename) => {
      const context = executor.environment.getVmContext()
      if (context === null) return null
      const kept = compiled.get(filename)
      if (kept?.source === source && kept.parameters === parameters) return kept.script.runInContext(context)
      try {
        const script = wrapped(source, filename, parameters)
        compiled.set(filename, { source, parameters, script })
        return script.runInContext(context)
      } catch {
        // It names the fault as jest does.
        return compile(source, filename)
      }
    }
  }
}
