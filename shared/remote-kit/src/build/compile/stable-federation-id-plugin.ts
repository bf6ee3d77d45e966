import type { Compiler, Module } from 'webpack'

/**
 * The generated federation entry is named after a hash of absolute paths, the container after the paths of what it exposes, and webpack
 * derives module ids from names. Fixed ids make the same sources give the same release on every machine.
 */
const idOf = (module: Module): string | null => {
  if (/[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js$/.test(module.nameForCondition() ?? '')) return 'federation'
  return module.identifier().startsWith('container entry ') ? 'entry' : null
}

export class StableFederationIdPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('StableFederationIdPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('StableFederationIdPlugin', (modules) => {
        for (const module of modules) {
          const id = idOf(module)
          if (id !== null) compilation.chunkGraph.setModuleId(module, id)
        }
      })
    })
  }
}
