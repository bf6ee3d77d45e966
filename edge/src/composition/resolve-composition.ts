import {
  isWireLanguage,
  languageChoice,
  languageTag,
  wireLanguageFor,
  type LanguageTag,
  type SystemStatus,
  type Whitelabel,
  type WireLanguage,
} from '@mosaic/contracts'
import {
  type ComposedExtension,
  type ComposedMenuEntry,
  type ComposedRemote,
  type ComposedRoute,
  type Composition,
  type HostManifest,
  type RemoteManifest,
} from '@mosaic/remote-kit'
import type { ChannelDocument } from '../store/channel-document'
import { matchRoute } from './match-route'

export type CompositionInput = {
  readonly channel: ChannelDocument
  readonly host: HostManifest
  readonly remotes: readonly RemoteManifest[]
  /** Remotes whose canary this visitor gets. */
  readonly canaries?: readonly string[]
  /** Missing host features by remote, for remotes without any compatible release. */
  readonly refused?: Readonly<Record<string, string>>
  readonly mirror?: string
  readonly merchant: Whitelabel
  readonly status: SystemStatus
  readonly language: WireLanguage
  /** Public address of a release folder. */
  readonly baseOf: (owner: string, release: string) => string
}

/** Texts of other languages are fetched as data; their hashes would only make the document bigger. */
const documentIntegrity = (
  integrity: Readonly<Record<string, string>>,
  ...textFiles: readonly (string | undefined)[]
): Record<string, string> =>
  Object.fromEntries(Object.entries(integrity).filter(([file]) => /\.(js|css)$/.test(file) || textFiles.includes(file)))

/** The host's own screen; every other screen belongs to a remote. */
const home = '/m/home'

const menuId = (remote: string, key: string): string => (key.startsWith(`${remote}:`) ? key : `${remote}:${key}`)

export const composeRemote = (remote: RemoteManifest, base: string, tag: LanguageTag): ComposedRemote => ({
  version: remote.version,
  release: remote.release,
  base,
  entry: remote.entry,
  modules: remote.modules,
  texts: remote.texts,
  integrity: documentIntegrity(remote.integrity, remote.texts[tag]),
  needs: { shared: remote.shared },
})

/** A pure function: the same ingredients give the same document. */
export const resolveComposition = ({
  channel,
  host,
  remotes,
  canaries = [],
  refused = {},
  mirror,
  merchant,
  status,
  language,
  baseOf,
}: CompositionInput): Composition => {
  const tag = languageTag(language)
  const flags = new Set(merchant.flags)
  const isEnabled = ({ flag }: { readonly flag?: string }) => flag === undefined || flags.has(flag)
  const byName = [...remotes].sort((a, b) => (a.name < b.name ? -1 : 1))
  const labelOf = (remote: RemoteManifest, key: string): string =>
    remote.labels[tag]?.[key] ?? remote.labels.en?.[key] ?? key
  const isHidden = (remote: string, key: string) =>
    merchant.menu.hidden.includes(key) || merchant.menu.hidden.includes(menuId(remote, key))
  const orderOf = (remote: string, key: string, order: number) =>
    merchant.menu.order[menuId(remote, key)] ?? merchant.menu.order[key] ?? order

  const routes: ComposedRoute[] = byName.flatMap((remote) =>
    remote.routes
      .filter(isEnabled)
      .map((route) => ({ ...route, remote: remote.name, label: labelOf(remote, route.title) })),
  )
  const extensions: ComposedExtension[] = byName.flatMap((remote) =>
    (remote.extensions ?? []).filter(isEnabled).map((extension) => ({ ...extension, remote: remote.name })),
  )
  // A menu entry without a screen would lead nowhere; it appears with the release that brings the screen.
  const hasScreen = (path: string) => matchRoute(routes, path).kind !== 'unknown'
  const hasTarget = ({ to }: { readonly to: string }) => {
    const path = to.split(/[?#]/)[0] ?? to
    return path === home || hasScreen(path)
  }
  const menu: ComposedMenuEntry[] = byName.flatMap((remote) =>
    (remote.menu ?? [])
      .filter((entry) => isEnabled(entry) && !isHidden(remote.name, entry.key) && hasTarget(entry))
      .map((entry) => ({
        ...entry,
        order: orderOf(remote.name, entry.key, entry.order),
        remote: remote.name,
        label: labelOf(remote, entry.key),
      })),
  )
  const composed = (remote: RemoteManifest): ComposedRemote => ({
    ...composeRemote(remote, baseOf(remote.name, remote.release), tag),
    ...(remote.owner ? { owner: remote.owner } : {}),
    ...(canaries.includes(remote.name) ? { canary: true } : {}),
    ...(refused[remote.name] ? { refused: refused[remote.name] } : {}),
  })
  const { packages = {} } = host
  const hostBase = baseOf('host', host.release)
  return {
    schema: 1,
    seq: channel.seq,
    channel: channel.channel,
    ...(mirror ? { mirror } : {}),
    language,
    host: {
      version: host.version,
      release: host.release,
      base: hostBase,
      integrity: documentIntegrity(
        host.integrity,
        host.texts[tag],
        ...Object.values(packages).map(({ texts }) => texts[tag]),
      ),
      texts: host.texts,
      ...(host.provides ? { provides: host.provides.digest } : {}),
    },
    remotes: Object.fromEntries(byName.map((remote) => [remote.name, composed(remote)])),
    packages: Object.fromEntries(Object.entries(packages).map(([name, files]) => [name, { base: hostBase, ...files }])),
    routes,
    extensions: extensions.sort((a, b) => a.order - b.order),
    menu: menu.sort((a, b) => a.order - b.order),
    merchant,
    status,
  }
}

/**
 * The language for a request in the address or the cookie; null if the request is ignored. A known language without
 * texts gives English; one that this merchant does not offer is ignored.
 */
export const requestedLanguage = (
  { languages }: Pick<Whitelabel, 'languages'>,
  request: string | undefined,
): WireLanguage | null => {
  const choice = request === undefined ? null : languageChoice(request, languages)
  return choice && request !== undefined && (choice.missing === null || wireLanguageFor(request) === null)
    ? choice.language
    : null
}

/** Precedence: address, cookie, default of the merchant. */
export const chooseLanguage = (
  merchant: Pick<Whitelabel, 'languages' | 'defaultLanguage'>,
  requested: string | undefined,
  stored: string | undefined,
): WireLanguage =>
  requestedLanguage(merchant, requested) ??
  requestedLanguage(merchant, stored) ??
  (isWireLanguage(merchant.defaultLanguage) ? merchant.defaultLanguage : 'EN')
