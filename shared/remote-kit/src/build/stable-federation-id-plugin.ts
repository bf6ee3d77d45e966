import type { Compiler } from 'webpack'

/**
 * The generated federation entry is named after a hash of absolute paths, and webpack derives module ids from names.
 * A fixed id makes the same sources give the same release on every machine.
 */
export class StableFederationIdPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('StableFederationIdPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('StableFederationIdPlugin', (modules) => {
        for (const module of modules) {
          if (/[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js$/.test(module.nameForCondition() ?? '')) compilation.chunkGraph.setModuleId(module, 'federation')
        }
      })
    })
  }
}
