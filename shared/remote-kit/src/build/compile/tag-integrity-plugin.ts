import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack, { type Compilation, type Compiler } from 'webpack'

/** Global function of the host (host-shell/src/loading/tags.ts) that every tag made for a chunk passes through. */
const tagHook = '__mosaicTag'

const callHook = (tag: string, url: string) => `if (self.${tagHook}) self.${tagHook}(${tag}, ${url});`

/**
 * webpack's runtime adds scripts and styles without Module Federation's hooks (speed.md §6), so integrity and retry
 * queries are added where the tag is made.
 */
export class TagIntegrityPlugin {
  apply(compiler: Compiler): void {
    const name = 'TagIntegrityPlugin'
    compiler.hooks.thisCompilation.tap(name, (compilation: Compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        name,
        (source) => `${source}\n${callHook('script', 'url')}`,
      )
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        name,
        (source, names) => `${source}\n${callHook(names.tag, names.href)}`,
      )
    })
  }
}
