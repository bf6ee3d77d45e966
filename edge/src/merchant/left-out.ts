export type LeftOut = {
  /** Replaces what an answer of this call left out. */
  readonly note: (merchant: string, call: string, paths: readonly string[]) => void
  /** Everything that the newest answers left out, as `call.path`. */
  readonly of: (merchant: string) => readonly string[]
}

/** A list of a thousand bad rows is one fault. */
const most = 50

/** What the edge did not understand of a gateway's answers: reported when it changes, and shown to staff. */
export const collectLeftOut = (report: (merchant: string, paths: readonly string[]) => void): LeftOut => {
  const known = new Map<string, Map<string, readonly string[]>>()
  return {
    note: (merchant, call, paths) => {
      const calls = known.get(merchant) ?? new Map<string, readonly string[]>()
      const next = paths.slice(0, most).map((path) => `${call}.${path}`)
      const before = calls.get(call) ?? []
      if (next.join() === before.join()) return
      known.set(merchant, calls.set(call, next))
      if (next.length > 0) report(merchant, next)
    },
    of: (merchant) => [...(known.get(merchant)?.values() ?? [])].flat(),
  }
}
