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

/** jest-circus keeps the tests of a file in itself, and i18next the texts. */
const isLibrary = (path) =>
  /\/(node_modules|shared\/contracts)\//.test(path) &&
  !/\/node_modules\/(jest-circus|i18next)\/|\.test\.\w+$/.test(path)

/** Begins with the libraries that the files before have loaded in this realm, and leaves its own to the next: see jest-kept-realm.mjs. */
const keepLibraries = (runtime, environment) => {
  const { requireBuilder, registries } = runtime
  environment.runtime = runtime
  // A library may ask for a part of itself only when it is used, and the runtime that has loaded it has ended by then.
  requireBuilder.requireDispatch = (from, name) => environment.runtime.requireModuleOrMock(from, name)
  requireBuilder.requireInternal = (from, name) => environment.runtime.requireInternalModule(from, name)
  const kinds = Object.entries(environment.libraries)
  for (const [kind, libraries] of kinds) for (const [path, library] of libraries) registries[kind].set(path, library)
  const teardown = runtime.teardown.bind(runtime)
  runtime.teardown = () => {
    for (const [kind, libraries] of kinds)
      for (const [path, module] of registries[kind]) if (module.loaded && isLibrary(path)) libraries.set(path, module)
    return teardown()
  }
}

/** Jest's own runtime; each test file still runs our modules anew, but for the contracts. */
module.exports = class extends Runtime {
  constructor(...options) {
    super(...options)
    const [config, environment, , transformer] = options
    shareTransforms(transformer, config)
    if (environment.libraries) keepLibraries(this, environment)
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
