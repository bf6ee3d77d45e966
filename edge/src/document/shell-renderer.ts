import { createRequire } from 'node:module'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import type { WireLanguage } from '@mosaic/contracts'
import type { ComposedRoute, Composition, FirstPictures, HostManifest } from '@mosaic/remote-kit'
import type { Theme } from './theme-style'

export type ShellInput = {
  readonly composition: Composition
  readonly route: ComposedRoute | null
  readonly theme: Theme
  readonly language: WireLanguage
  /** The host's texts by namespace. */
  readonly labels: Readonly<Record<string, unknown>>
  readonly pictures: FirstPictures
}

export type Shell = {
  readonly html: string
  readonly criticalCss?: string
  /** Inline script that must run before the first paint. */
  readonly earlyScript?: string
}

type ShellBundle = {
  readonly renderShell: (input: ShellInput) => Omit<Shell, 'earlyScript'>
  readonly earlyScript?: string
}

const empty: Shell = { html: '' }

const isBundle = (value: unknown): value is ShellBundle =>
  typeof value === 'object' && value !== null && 'renderShell' in value && typeof value.renderShell === 'function'

type ReadFile = (release: string, file: string) => Promise<Buffer | null>
type Module = { exports: unknown }

/** The bundle contains everything but Node's own modules. */
const run = (code: string, filename: string): unknown => {
  const module: Module = { exports: {} }
  const load = compileFunction(code, ['exports', 'require', 'module'], { filename }) as (
    exports: unknown,
    require: NodeJS.Require,
    module: Module,
  ) => void
  load(module.exports, createRequire(join(process.cwd(), 'shell.cjs')), module)
  return module.exports
}

type ShellRenderer = {
  readonly render: (host: HostManifest, input: ShellInput) => Promise<Shell>
  /** Loads the bundle before the first page. */
  readonly prepare: (host: HostManifest) => Promise<void>
}

/** Renders the shell with the bundle in the host's release; without a bundle the page starts empty. */
export const createShellRenderer = (read: ReadFile, onError: (error: unknown) => void): ShellRenderer => {
  const bundles = new Map<string, Promise<ShellBundle | null>>()
  const load = async ({ release, shell }: HostManifest): Promise<ShellBundle | null> => {
    if (!shell) return null
    const code = await read(release, shell)
    if (!code) throw new Error(`host ${release}: ${shell} is not in the store`)
    const loaded = run(code.toString('utf8'), `host-${release}-shell.cjs`)
    return isBundle(loaded) ? loaded : null
  }
  const bundleOf = (host: HostManifest): Promise<ShellBundle | null> => {
    const known = bundles.get(host.release)
    if (known) return known
    const loading = load(host).catch((error: unknown) => {
      onError(error)
      bundles.delete(host.release)
      return null
    })
    bundles.set(host.release, loading)
    return loading
  }
  return {
    render: async (host, input) => {
      const bundle = await bundleOf(host)
      try {
        return bundle ? { ...bundle.renderShell(input), earlyScript: bundle.earlyScript } : empty
      } catch (error) {
        onError(error)
        return empty
      }
    },
    prepare: async (host) => void (await bundleOf(host)),
  }
}
