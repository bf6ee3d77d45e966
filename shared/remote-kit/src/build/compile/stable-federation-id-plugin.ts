import type { Compiler, Module } from 'webpack'

/**
 * Fixes module ids: federation derives them from absolute paths, so the same sources would give different releases on
 * other machines.
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
