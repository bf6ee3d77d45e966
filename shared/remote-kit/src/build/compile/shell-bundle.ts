import { build, type Plugin } from 'esbuild'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import postcss from 'postcss'
import { scopedClassName } from './class-name'

const classNamesOf = async (file: string): Promise<Record<string, string>> => {
  const names: Record<string, string> = {}
  postcss.parse(await readFile(file, 'utf8'), { from: file }).walkRules((rule) => {
    for (const [, name] of rule.selector.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g))
      if (name) names[name] = scopedClassName(file, name)
  })
  return names
}

/** The server needs only the class names; the styles themselves are in the browser build. */
const styleNames: Plugin = {
  name: 'style-names',
  setup({ onLoad }) {
    onLoad({ filter: /\.module\.css$/ }, async ({ path }) => ({
      loader: 'json',
      contents: JSON.stringify(await classNamesOf(path)),
    }))
    onLoad({ filter: /\.css$/ }, () => ({ loader: 'empty', contents: '' }))
  },
}

export const shellFile = 'server/shell.cjs'

/** Bundles the host's shell renderer for the edge; null while the host has none. */
export const bundleShell = async (hostDir: string): Promise<Buffer | null> => {
  const source = join(hostDir, 'src/document/render-shell.tsx')
  if (!existsSync(source)) return null
  const { outputFiles } = await build({
    entryPoints: [source],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.svg': 'dataurl', '.woff2': 'empty', '.webp': 'empty' },
    plugins: [styleNames],
    logLevel: 'silent',
    absWorkingDir: hostDir,
  })
  const [bundle] = outputFiles
  return bundle ? Buffer.from(bundle.contents) : null
}
