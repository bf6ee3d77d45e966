import { satisfies } from './ranges'

/** What a release of a remote cannot do without. */
export type Needs = {
  /** Range of the contracts. */
  readonly contracts: string
  /** Ranges of the shared modules. */
  readonly shared: Readonly<Record<string, string>>
  readonly events?: readonly string[]
  readonly slots?: readonly string[]
  readonly tokens?: readonly string[]
}

/** What a host has. A list that is not there says nothing that could be compared. */
export type Offers = {
  readonly contracts?: string
  readonly shared: Readonly<Record<string, string>>
  readonly events?: readonly string[]
  readonly slots?: readonly string[]
  readonly tokens?: readonly string[]
}

export type Unmet = {
  readonly kind: 'contracts' | 'event' | 'slot' | 'shared' | 'tokens'
  readonly wanted: string
  readonly offered?: string
}

const lists = [
  ['event', 'events'],
  ['slot', 'slots'],
  ['tokens', 'tokens'],
] as const

/** Pure: the gate asks it of manifests, the running host of itself before it loads a remote; so it must stay small. */
export const unmetNeeds = (needs: Needs, offers: Offers): readonly Unmet[] => {
  const unmet: Unmet[] = []
  for (const wanted of Object.keys(needs.shared)) {
    const offered = offers.shared[wanted]
    if (offered === undefined || !satisfies(offered, needs.shared[wanted] ?? ''))
      unmet.push({ kind: 'shared', wanted, offered })
  }
  const { contracts } = offers
  if (contracts !== undefined && !satisfies(contracts, needs.contracts))
    unmet.push({ kind: 'contracts', wanted: needs.contracts, offered: contracts })
  for (const [kind, list] of lists) {
    const offered = offers[list]
    if (offered) for (const wanted of new Set(needs[list])) if (!offered.includes(wanted)) unmet.push({ kind, wanted })
  }
  return unmet
}
