import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { WireLanguage } from '@mosaic/contracts'
import type { ComposedRoute, Composition, HostManifest } from '@mosaic/remote-kit'
import type { Theme } from './theme-style'

export type ShellInput = {
  readonly composition: Composition
  readonly route: ComposedRoute | null
  readonly theme: Theme
  readonly language: WireLanguage
  /** The host's texts by namespace. */
  readonly labels: Readonly<Record<string, unknown>>
}

export type Shell = { readonly html: string; readonly criticalCss?: string }

type RenderShell = (input: ShellInput) => Shell

const empty: Shell = { html: '' }

const isRenderer = (value: unknown): value is { renderShell: RenderShell } =>
  typeof value === 'object' && value !== null && 'renderShell' in value && typeof value.renderShell === 'function'

/** Paints the shell with the host's own components, from the bundle inside its release; without one the page starts empty. */
export const createShellRenderer = (folderOf: (release: string) => string, onError: (error: unknown) => void): ((host: HostManifest, input: ShellInput) => Shell) => {
  const renderers = new Map<string, RenderShell | null>()
  const load = (host: HostManifest): RenderShell | null => {
    if (!host.shell) return null
    try {
      const file = join(folderOf(host.release), host.shell)
      const loaded: unknown = createRequire(file)(file)
      return isRenderer(loaded) ? loaded.renderShell : null
    } catch (error) {
      onError(error)
      return null
    }
  }
  return (host, input) => {
    const known = renderers.get(host.release)
    const render = known === undefined ? load(host) : known
    if (known === undefined) renderers.set(host.release, render)
    try {
      return render?.(input) ?? empty
    } catch (error) {
      onError(error)
      return empty
    }
  }
}
