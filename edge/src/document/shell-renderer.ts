import { createRequire } from 'node:module'
import { join } from 'node:path'
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
  /** Inline script the shell wants before its first paint. */
  readonly earlyScript?: string
}

type ShellBundle = { readonly renderShell: (input: ShellInput) => Omit<Shell, 'earlyScript'>; readonly earlyScript?: string }

const empty: Shell = { html: '' }

const isBundle = (value: unknown): value is ShellBundle => typeof value === 'object' && value !== null && 'renderShell' in value && typeof value.renderShell === 'function'

/** Paints the shell with the host's own components, from the bundle inside its release; without one the page starts empty. */
export const createShellRenderer = (folderOf: (release: string) => string, onError: (error: unknown) => void): ((host: HostManifest, input: ShellInput) => Shell) => {
  const bundles = new Map<string, ShellBundle | null>()
  const load = (host: HostManifest): ShellBundle | null => {
    if (!host.shell) return null
    try {
      const file = join(folderOf(host.release), host.shell)
      const loaded: unknown = createRequire(file)(file)
      return isBundle(loaded) ? loaded : null
    } catch (error) {
      onError(error)
      return null
    }
  }
  return (host, input) => {
    const known = bundles.get(host.release)
    const bundle = known === undefined ? load(host) : known
    if (known === undefined) bundles.set(host.release, bundle)
    try {
      return bundle ? { ...bundle.renderShell(input), earlyScript: bundle.earlyScript } : empty
    } catch (error) {
      onError(error)
      return empty
    }
  }
}
