import { createContext, useContext, type ReactNode } from 'react'

/** One extension that a remote offers for a slot, already filtered for this visitor. */
export type SlotItem = { readonly remote: string; readonly module: string; readonly height?: number }

export type MenuItem = {
  readonly key: string
  readonly label: string
  /** Icon name of the design system, from data. */
  readonly icon: string
  readonly to: string
  /** What a tap runs instead of going to `to`. */
  readonly action?: { readonly remote: string; readonly module: string }
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
  /** Visible name of the place, if it has one. */
  readonly title?: string
}

/** Functions of the host for pages. */
export type Host = {
  readonly slotItems: (slot: string) => readonly SlotItem[]
  readonly menu: (place: string) => readonly MenuItem[]
  readonly renderModule: (request: ModuleRequest) => ReactNode
  readonly setTitle: (title: string) => void
  /** Confirms the logout and performs it; one dialog for the whole site. */
  readonly askSignOut: () => void
  /** Reloads the page's data, for pages with their own bar. Absent outside a page. */
  readonly refresh?: () => Promise<unknown>
  /** The page that is shown cannot be had here: the menus leave it out from now on. */
  readonly leaveOut?: () => void
  /** Opens the browser's own question whether to install the site; false where it has none. */
  readonly install?: () => boolean
}

/** Outside a host (stand-alone start, tests) slots are empty and titles go to the document. */
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
