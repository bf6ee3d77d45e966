export type Pointers = Readonly<Record<string, string>>

/** A share of the visitors gets another release of one owner; optionally only those of some merchants. */
export type Rollout = {
  readonly owner: string
  readonly release: string
  readonly percent: number
  readonly merchants?: readonly string[]
  readonly since: string
}

/** The pointers of a channel. Precedence: merchant, rollout, default. */
export type ChannelDocument = {
  readonly schema: 1
  readonly channel: string
  /** Grows by one with every change. */
  readonly seq: number
  readonly default: Pointers
  readonly rollouts?: readonly Rollout[]
  readonly merchants?: Readonly<Record<string, Pointers>>
  /** Former values of `default`, newest first: for rollbacks and as fallback. */
  readonly previous?: Readonly<Record<string, readonly string[]>>
}
