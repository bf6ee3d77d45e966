import { createContext, useContext, type ReactNode } from 'react'

/** One extension that a remote offers for a slot, already filtered for this visitor. */
export type SlotItem = { readonly remote: string; readonly module: string; readonly height?: number }

export type MenuItem = {
  readonly key: string
  readonly label: string
  /** Icon name of the design system, from data. */
  readonly icon: string
  readonly to: string
  readonly order: number
  readonly badge?: number
}

export type ModuleRequest = {
  readonly remote: string
  readonly module: string
  readonly props?: Readonly<Record<string, unknown>>
  /** Shown while the module is on its way. */
  readonly fallback: ReactNode
  /** A page shows its failure in full; a slot stays quiet and small. */
  readonly place: 'page' | 'slot'
  /** Name of the slot, for a slot. */
  readonly slot?: string
  /** What a visitor calls this place, where it has a name. */
  readonly title?: string
}

/** What a page may ask of the house it stands in. */
export type Host = {
  readonly slotItems: (slot: string) => readonly SlotItem[]
  readonly menu: (place: string) => readonly MenuItem[]
  readonly renderModule: (request: ModuleRequest) => ReactNode
  readonly setTitle: (title: string) => void
  /** Asks whether to log out, and does it; one question for the whole site, whoever asks for it. */
  readonly askSignOut: () => void
  /** Loads anew what the page shows, as pulling it down does: for a page that brings its own bar. Absent where nobody draws pages. */
  readonly refresh?: () => Promise<unknown>
  /** Opens the browser's own question whether to install the site; false where it has none. */
  readonly install?: () => boolean
}

/** Outside a host (stand-alone start, tests) slots are empty and titles go straight to the document. */
const noHost: Host = {
  slotItems: () => [],
  menu: () => [],
  renderModule: () => null,
  setTitle: (title) => {
    document.title = title
  },
  askSignOut: () => undefined,
}

const HostContext = createContext<Host>(noHost)

export const HostProvider = ({ host, children }: { readonly host: Host; readonly children: ReactNode }) => (
  <HostContext.Provider value={host}>{children}</HostContext.Provider>
)

export const useHost = (): Host => useContext(HostContext)
