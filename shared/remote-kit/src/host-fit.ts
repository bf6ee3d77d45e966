import { satisfies } from './ranges'

type Names = readonly string[]

/** Needs that a host must meet. */
export type Needs = {
  /** Ranges of the shared modules. */
  readonly shared: Readonly<Record<string, string>>
  /** Names imported from each shared package. */
  readonly exports?: Readonly<Record<string, Names>>
  readonly endpoints?: Names
  readonly events?: Names
  readonly slots?: Names
  readonly icons?: Names
  readonly tokens?: Names
}

/** Provisions of a host; a missing list is not compared. */
export type Provisions = {
  readonly shared: Readonly<Record<string, string>>
  readonly exports?: Readonly<Record<string, Names>>
  readonly endpoints?: Names
  readonly events?: Names
  readonly slots?: Names
  readonly icons?: Names
  readonly tokens?: Names
}

export type Unmet = {
  readonly kind: 'shared' | 'export' | 'endpoint' | 'event' | 'slot' | 'icon' | 'tokens'
  readonly wanted: string
  readonly offered?: string
}

const lists = [
  ['endpoint', 'endpoints'],
  ['event', 'events'],
  ['slot', 'slots'],
  ['icon', 'icons'],
  ['tokens', 'tokens'],
] as const

/** Pure: the running host asks it of itself before it loads a remote, so it must stay small. */
export const unmetShared = (needs: Pick<Needs, 'shared'>, offers: Pick<Provisions, 'shared'>): Unmet[] => {
  const unmet: Unmet[] = []
  for (const wanted of Object.keys(needs.shared)) {
    const offered = offers.shared[wanted]
    if (offered === undefined || !satisfies(offered, needs.shared[wanted] ?? ''))
      unmet.push({ kind: 'shared', wanted, offered })
  }
  return unmet
}

const without = (wanted: Names = [], offered: Names): Names => {
  const known = new Set(offered)
  return [...new Set(wanted)].filter((name) => !known.has(name))
}

/** Pure: the gate asks it of manifests when a release is built, published and shown. */
export const unmetNeeds = (needs: Needs, offers: Provisions): readonly Unmet[] => {
  const unmet = unmetShared(needs, offers)
  const { exports } = offers
  // A package that the host does not share at all has been named already.
  if (exports)
    for (const [shared, names] of Object.entries(needs.exports ?? {}))
      if (offers.shared[shared] !== undefined)
        for (const name of without(names, exports[shared] ?? []))
          unmet.push({ kind: 'export', wanted: `${name} of ${shared}` })
  for (const [kind, list] of lists) {
    const offered = offers[list]
    if (offered) for (const wanted of without(needs[list], offered)) unmet.push({ kind, wanted })
  }
  return unmet
}
