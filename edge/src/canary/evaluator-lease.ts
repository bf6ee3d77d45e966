import { z } from 'zod'
import type { SharedTexts } from '../store/shared-texts'

/** Per canary: the last checkpoint at which it was evaluated. It survives a change of the holder. */
export type Checkpoints = Readonly<Record<string, number>>

const record = z.object({
  schema: z.literal(1),
  /** Null after the holder released it. */
  holder: z.string().nullable(),
  /** Grows with every renewal, so that two renewals never have the same text. */
  renewal: z.number().int().min(0),
  checkpoints: z.record(z.string(), z.number().int()),
})
type LeaseRecord = z.infer<typeof record>

const parse = (text: string): LeaseRecord | null => {
  try {
    return record.parse(JSON.parse(text))
  } catch {
    return null
  }
}

export type EvaluatorLease = {
  /** Takes or renews the lease and gives the stored checkpoints; null while another edge holds it. */
  readonly acquire: () => Promise<Checkpoints | null>
  /** True while no other edge can have taken the lease over. */
  readonly isHeld: () => boolean
  /** Renews the lease with new checkpoints; false if another edge took it. */
  readonly save: (checkpoints: Checkpoints) => Promise<boolean>
  readonly release: () => Promise<void>
}

/**
 * A lease in the release store, changed by compare-and-swap. Times are never compared between machines: an edge takes
 * the lease over when it has seen the same version for `ttl` ms on its own monotonic clock.
 */
export const createEvaluatorLease = (
  texts: Pick<SharedTexts, 'readVersion' | 'swap'>,
  name: string,
  edge: string,
  { ttl, now = () => performance.now() }: { readonly ttl: number; readonly now?: () => number },
): EvaluatorLease => {
  let observed: { readonly version: string; readonly since: number } | null = null
  let own: { readonly version: string; readonly record: LeaseRecord; readonly renewedAt: number } | null = null

  const write = async (version: string | null, next: LeaseRecord): Promise<boolean> => {
    // Before the write: the others start to count when they see its result.
    const renewedAt = now()
    const written = await texts.swap(name, version, JSON.stringify(next))
    own = written === null ? null : { version: written, record: next, renewedAt }
    return own !== null
  }
  const isExpired = (version: string): boolean => {
    if (observed?.version !== version) observed = { version, since: now() }
    return now() - observed.since >= ttl
  }

  return {
    acquire: async () => {
      const current = await texts.readVersion(name)
      const last = current && parse(current.text)
      const isFree = !current || !last || last.holder === null || last.holder === edge || isExpired(current.version)
      if (!isFree) {
        own = null
        return null
      }
      const { renewal = 0, checkpoints = {} } = last ?? {}
      const next: LeaseRecord = { schema: 1, holder: edge, renewal: renewal + 1, checkpoints }
      return (await write(current?.version ?? null, next)) ? checkpoints : null
    },
    isHeld: () => own !== null && now() - own.renewedAt < ttl,
    save: async (checkpoints) =>
      own !== null && write(own.version, { ...own.record, renewal: own.record.renewal + 1, checkpoints }),
    release: async () => {
      if (!own) return
      const { version, record: last } = own
      own = null
      await texts.swap(name, version, JSON.stringify({ ...last, holder: null, renewal: last.renewal + 1 }))
    },
  }
}
