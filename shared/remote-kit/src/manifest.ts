import type {
  EndpointName,
  EventName,
  LanguageTag,
  MerchantFlag,
  Role,
  SystemStatus,
  Whitelabel,
} from '@mosaic/contracts'
import type { Needs } from './host-fit'

/** Access to a route or extension. `member` is any signed-in account; `agent` is customer types 1, 2, 41, 42. */
export type Access = 'public' | 'guest' | 'member' | 'agent'

/** Layout flags of a route (spec §2 "Layout rules"). Absent means: header, bottom menu, no footer, back by history, screen title. */
export type RouteLayout = {
  readonly header?: boolean
  readonly bottomMenu?: boolean
  /** The private footer of member centre and inbox, or the agent's footer. */
  readonly footer?: 'none' | 'private' | 'agent'
  readonly back?: 'home' | 'history' | 'none'
  readonly heading?: 'logo' | 'title'
}

/** A call that the document may start before the remote's code arrives (speed.md §5). Only public GETs. */
export type RoutePrefetch = {
  readonly endpoint: EndpointName
  readonly query?: Readonly<Record<string, string>>
  /** Path in the answer to the picture that this module shows first; the document paints it before the code loads. */
  readonly picture?: readonly (string | number)[]
}

/** A picture that the document already shows in the place of a module that is on its way; sizes in px. */
export type FirstPicture = {
  readonly url: string
  readonly width: number
  readonly height: number
  readonly colour: string
}

/** First pictures by `<remote>/<module>`, e.g. `promotions/./HomeBanners`. */
export type FirstPictures = Readonly<Record<string, FirstPicture>>

export type RouteDeclaration = {
  readonly path: string
  /** Other addresses of the same screen; they redirect to `path`. */
  readonly aliases?: readonly string[]
  readonly module: `./${string}`
  readonly access: Access
  /** Key in the remote's namespace, e.g. `deposit.title`. */
  readonly title: string
  readonly layout?: RouteLayout
  /** Refused members: a role, or all who may not deposit (spec §6). */
  readonly refuse?: readonly (Role | 'nonDepositor')[]
  readonly flag?: MerchantFlag
  /** Guests may come too where the merchant names this flag. */
  readonly guestFlag?: MerchantFlag
  readonly prefetch?: readonly RoutePrefetch[]
}

/** The places of the shell and of pages where remotes show something (architecture "Slots"). */
export const slotNames = [
  'header.start',
  'header.balance',
  'header.actions',
  'home.ticker',
  'home.hero',
  'home.lobby',
  'home.winners',
  'home.popups',
  'side.profile',
  'side.member',
  'side.games',
  'side.service',
  'bottom.menu',
  'overlay.global',
  'agent.balance',
  'member.summary',
  'wallet.bonus',
  'deposit.bonus',
  'rewards.cashback',
] as const
export type SlotName = (typeof slotNames)[number]

export type ExtensionDeclaration = {
  readonly slot: SlotName
  readonly module: `./${string}`
  readonly when: Access
  readonly order: number
  readonly flag?: MerchantFlag
  /** Height of the skeleton in px, so that nothing shifts when the module loads. */
  readonly height?: number
  readonly prefetch?: readonly RoutePrefetch[]
}

export const menuPlaces = [
  'bottom',
  'side.top',
  'side.account',
  'side.member',
  'side.games',
  'side.lottery',
  'side.service',
  'side.more',
  'agent',
  'agent.footer',
  'private.footer',
  'settings',
] as const
export type MenuPlace = (typeof menuPlaces)[number]

export type MenuDeclaration = {
  readonly place: MenuPlace
  /** Key in the remote's namespace. */
  readonly key: string
  /** Icon name of the design system. */
  readonly icon: string
  /** A screen of the site, of whichever remote; the document leaves the entry out while no remote has that screen. */
  readonly to: string
  /** A module below src/pages or src/widgets that a tap runs instead of going to `to`; it gets `onDone`. */
  readonly module?: string
  readonly when?: Access
  readonly flag?: MerchantFlag
  readonly order: number
  /** Event whose `count` is shown as a badge. */
  readonly badge?: EventName
}

export type RemoteDeclaration = {
  readonly name: string
  /** Owning squad, shown on the status page. */
  readonly owner?: string
  readonly routes: readonly RouteDeclaration[]
  readonly extensions?: readonly ExtensionDeclaration[]
  readonly menu?: readonly MenuDeclaration[]
}

/** Files of one exposed module, relative to the release folder, first the file that must run first. */
export type ModuleAssets = {
  readonly js: readonly string[]
  readonly css: readonly string[]
  /** Lazy packages that the module uses, by name (`forms` is `@mosaic/forms`). */
  readonly packages?: readonly string[]
}

/** A shared package that loads with the first module that uses it: its files and texts in the host's release folder. */
export type LazyPackage = Pick<ModuleAssets, 'js' | 'css'> & {
  readonly texts: Readonly<Partial<Record<LanguageTag, string>>>
}

/** Names that the code of a release uses, sorted; the build derives them from its modules. */
export type RemoteNeeds = {
  /** Names imported from each shared package. */
  readonly exports: Readonly<Record<string, readonly string[]>>
  /** Endpoints that it calls. */
  readonly endpoints: readonly string[]
  readonly hears: readonly string[]
  readonly emits: readonly string[]
  /** Slots that it renders. */
  readonly slots: readonly string[]
  /** Slots that its extensions fill. */
  readonly fills: readonly string[]
  /** Icons of the design system whose name the code or the menu writes. */
  readonly icons: readonly string[]
  /** Custom properties that the styles read without a fallback and do not define themselves. */
  readonly tokens: readonly string[]
}

/** Checks that a build must pass before publishing. */
export const buildChecks = ['types', 'texts', 'keys', 'copies'] as const
export type BuildCheck = (typeof buildChecks)[number]

/** `remote.json`: all that host and edge know of a remote. */
export type RemoteManifest = RemoteDeclaration & {
  readonly schema: 1
  readonly version: string
  /** `<version>+<hash>`, the name of the release folder. */
  readonly release: string
  readonly entry: string
  readonly modules: Readonly<Record<string, ModuleAssets>>
  /** Text file by language tag. */
  readonly texts: Readonly<Partial<Record<LanguageTag, string>>>
  /** Texts of the keys that routes and menus name, by language, so that menus need no remote code. */
  readonly labels: Readonly<Partial<Record<LanguageTag, Readonly<Record<string, string>>>>>
  /** SHA-384 integrity of every file of the release. */
  readonly integrity: Readonly<Record<string, string>>
  /** Ranges of the shared modules; of our own packages any version will do, because `needs` names what is used of them. */
  readonly shared: Readonly<Record<string, string>>
  /** The gate refuses a manifest without it. */
  readonly needs?: RemoteNeeds
  /** The checks that the build has passed. */
  readonly checks?: readonly BuildCheck[]
  /** Brotli bytes of script by module, without the host: the cost of a first visit. */
  readonly weights?: Readonly<Record<string, number>>
}

/** Provisions of a host for the compatibility gate. */
export type HostProvisions = {
  /** Exports of each of our shared packages. */
  readonly exports: Readonly<Record<string, readonly string[]>>
  /** Endpoints of its api-client. */
  readonly endpoints: readonly string[]
  readonly slots: readonly string[]
  /** Icons that its design system draws. */
  readonly icons: readonly string[]
  /** Events of its bus. */
  readonly events: readonly string[]
  /** Events that the host and the shared packages emit themselves. */
  readonly emits: readonly string[]
  /** Events that they hear. */
  readonly hears: readonly string[]
  /** Down-converters of its bus, `deposit.settled@2>1`. */
  readonly converters: readonly string[]
  /** Custom properties it defines. */
  readonly tokens: readonly string[]
  /** Hash of the provisions: a document names the host that it was judged for. */
  readonly digest: string
}

/** `host.json`: manifest of the host shell. */
export type HostManifest = {
  readonly schema: 1
  readonly version: string
  readonly release: string
  readonly entry: string
  readonly css: readonly string[]
  /** Text file by language tag; a file holds every namespace that the host and the shared packages use. */
  readonly texts: Readonly<Partial<Record<LanguageTag, string>>>
  readonly integrity: Readonly<Record<string, string>>
  /** Server bundle that paints the shell, or null while there is none; never sent to a browser. */
  readonly shell: string | null
  readonly shared: Readonly<Record<string, string>>
  /** Lazy packages by name, which is also the namespace of their texts. */
  readonly packages?: Readonly<Record<string, LazyPackage>>
  readonly provides?: HostProvisions
  readonly checks?: readonly BuildCheck[]
}

export type ComposedRemote = {
  readonly version: string
  readonly release: string
  /** Absolute path of the release folder, with a trailing slash. */
  readonly base: string
  /** Empty when the remote is part of the host's own bundle (the load bench's comparison). */
  readonly entry: string
  readonly modules: Readonly<Record<string, ModuleAssets>>
  /** Text file of the document's language, relative to `base`; the others by language in `texts`. */
  readonly texts: Readonly<Partial<Record<LanguageTag, string>>>
  readonly integrity: Readonly<Record<string, string>>
  readonly owner?: string
  /** This visitor has the release that is on trial. */
  readonly canary?: boolean
  /** The running host checks these before it loads the remote. */
  readonly needs?: Pick<Needs, 'shared'>
  /** Needs that this host does not meet, found by the edge; the remote is listed but not loaded. */
  readonly refused?: string
}
export type ComposedRoute = RouteDeclaration & { readonly remote: string; readonly label: string }
export type ComposedExtension = ExtensionDeclaration & { readonly remote: string }
export type ComposedMenuEntry = MenuDeclaration & { readonly remote: string; readonly label: string }

/** The document (architecture "The document"): everything the host needs to know, resolved for one visitor. */
export type Composition = {
  readonly schema: 1
  readonly seq: number
  /** When the edge signed it; an older one with a lower `seq` is a replay. */
  readonly issuedAt?: number
  readonly channel: string
  /** The document is for a member of staff, who may see `/m/_status`. */
  readonly staff?: boolean
  /** For staff: the edge cannot read its store and shows the last good pointers. */
  readonly store?: { readonly reason: 'late' | 'unreadable' | 'missing' | 'older'; readonly since: string }
  /** For staff: paths of the gateway's answers that the edge did not understand and left out. */
  readonly leftOut?: readonly string[]
  /** Remotes that this browser loads from another origin; the host shows a banner. */
  readonly overrides?: Readonly<Record<string, string>>
  readonly language: string
  /** Second origin of everything below /releases. */
  readonly mirror?: string
  readonly host: {
    readonly version: string
    readonly release: string
    readonly base: string
    readonly integrity: Readonly<Record<string, string>>
    readonly texts: Readonly<Partial<Record<LanguageTag, string>>>
    /** Digest of what the host provides for which the edge judged every remote of this document. */
    readonly provides?: string
  }
  readonly remotes: Readonly<Record<string, ComposedRemote>>
  /** The host's lazy packages by name, with the absolute path of its release folder. */
  readonly packages?: Readonly<Record<string, LazyPackage & { readonly base: string }>>
  readonly routes: readonly ComposedRoute[]
  readonly extensions: readonly ComposedExtension[]
  readonly menu: readonly ComposedMenuEntry[]
  readonly merchant: Whitelabel
  readonly status: SystemStatus
}
