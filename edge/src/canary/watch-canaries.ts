import { randomBytes } from 'node:crypto'
import type { ChannelSource } from '../composition/channel-source'
import { reachableReleases } from '../composition/pointers'
import { withTimeout } from '../with-timeout'
import { endCanary } from '../release/plan/decisions'
import { changeChannel } from '../store/change-channel'
import type { ChannelDocument } from '../store/channel-document'
import type { ReleaseStore } from '../store/release-store'
import type { Beacon, Sender } from './beacon'
import { checkpointOf, evaluateCanary, minimumSample } from './evaluate'
import { createEvaluatorLease, type Checkpoints } from './evaluator-lease'
import { createSampleCollector } from './sample-collector'
import { openSampleFiles } from './sample-files'
import { canaryId, countSamples, type EdgeSamples } from './samples'

export type CanaryWatch = {
  readonly record: (beacon: Beacon, sender: Sender) => Promise<void>
  /** Shares the own samples and, with the lease, evaluates all canaries; runs every `every` ms by itself. */
  readonly run: () => Promise<void>
  /** Shares the newest samples and releases the lease. */
  readonly close: () => Promise<void>
}

export type WatchSettings = {
  readonly channel: string
  readonly viewsPerAddress: number
  /** Milliseconds between two runs. */
  readonly every: number
  /** Milliseconds after which a lease that is not renewed is taken over. */
  readonly leaseTtl: number
  readonly report: (sentence: string) => void
  /** Monotonic clock in ms. */
  readonly now?: () => number
}

type Canary = {
  readonly id: string
  readonly owner: string
  readonly release: string
  readonly stable: string
  readonly merchants?: readonly string[]
}

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const canariesOf = (channel: string, { rollouts = [], default: pointers }: ChannelDocument): readonly Canary[] =>
  rollouts.flatMap((rollout) => {
    const { owner, release, merchants } = rollout
    const stable = pointers[owner]
    return stable ? [{ id: canaryId(channel, rollout, stable), owner, release, stable, merchants }] : []
  })

/**
 * Compares every canary of the channel with stable and rolls a worse one back, with the figures in the audit log.
 * All edges of a store share their samples in it; the edge that holds the lease evaluates them.
 */
export const watchCanaries = (
  store: ReleaseStore,
  channelOf: ChannelSource['current'],
  { channel, viewsPerAddress, every, leaseTtl, report, now }: WatchSettings,
): CanaryWatch => {
  const edge = randomBytes(8).toString('hex')
  const collector = createSampleCollector(viewsPerAddress)
  const files = openSampleFiles(store.shared, channel)
  const lease = createEvaluatorLease(store.shared, files.leaseName, edge, { ttl: leaseTtl, now })
  /** Canaries of which this edge has written samples, and those with samples that are not written yet. */
  const shared = new Set<string>()
  const unwritten = new Set<string>()
  /** Start of each canary: a release that is tried again is evaluated by the samples since then. */
  const startOf = new Map<string, string>()
  let seq = -1

  // A canary of some merchants is compared with other visitors of the same merchants: same phones, same networks.
  const ownSamples = ({ owner, release, stable, merchants }: Canary): EdgeSamples => ({
    canary: collector.samples(owner, release, merchants),
    stable: collector.samples(owner, stable, merchants),
  })

  const follow = (document: ChannelDocument): void => {
    if (document.seq === seq) return
    seq = document.seq
    const shown = reachableReleases(document)
    collector.retain((remote, release) => shown.get(remote)?.has(release) ?? false)
    for (const { owner, release, since } of document.rollouts ?? []) {
      const name = `${owner}/${release}`
      if (startOf.get(name) === since) continue
      startOf.set(name, since)
      collector.forget(owner, release)
    }
  }

  const shareSamples = async (canaries: readonly Canary[]): Promise<void> => {
    for (const canary of canaries) {
      if (!unwritten.delete(canary.id)) continue
      shared.add(canary.id)
      try {
        await withTimeout(files.write(canary.id, edge, ownSamples(canary)), `writing samples of ${canary.id}`)
      } catch (error) {
        unwritten.add(canary.id)
        throw error
      }
    }
    const running = new Set(canaries.map(({ id }) => id))
    for (const id of [...shared].filter((each) => !running.has(each))) {
      await withTimeout(files.remove(id, edge), `removing samples of ${id}`)
      shared.delete(id)
      unwritten.delete(id)
    }
  }

  /** The checkpoint of this evaluation, or the last one if there is nothing to evaluate yet. */
  const evaluate = async (canary: Canary, last: number): Promise<number> => {
    const others = await withTimeout(files.readOthers(canary.id, edge), `reading samples of ${canary.id}`)
    const own = ownSamples(canary)
    const all = (side: keyof EdgeSamples) =>
      countSamples([...own[side], ...others.flatMap((each) => each[side])], viewsPerAddress)
    const [tried, stable] = [all('canary'), all('stable')]
    const checkpoint = checkpointOf(tried.views)
    // One test per doubling of the sample: a test after every view would sooner or later find a chance difference.
    if (checkpoint === null || stable.views < minimumSample || checkpoint <= last) return last
    const { isWorse, findings } = evaluateCanary(tried, stable)
    if (!isWorse) return checkpoint
    const why = findings
      .map(
        ({ measure, canary: mine, stable: theirs, p }) =>
          `${measure} ${Number(mine.toPrecision(3))} against ${Number(theirs.toPrecision(3))}, p ${p.toExponential(1)}`,
      )
      .join('; ')
    // The process may have been suspended since the lease was renewed.
    if (!lease.isHeld()) return last
    const { owner, release } = canary
    const changed = await changeChannel(store, channel, { who: 'edge', why }, (document) =>
      endCanary(document, owner, 'auto-rollback', release, { findings, edges: others.length + 1 }),
    )
    if (changed.kind === 'changed') report(`canary ${owner} ${release} was rolled back: ${why}`)
    // 'nothing': the canary belongs to the base channel, whose own edges evaluate it.
    return changed.kind === 'nothing' ? checkpoint : last
  }

  const evaluateAll = async (canaries: readonly Canary[]): Promise<void> => {
    if (canaries.length === 0) return lease.release()
    const stored = await withTimeout(lease.acquire(), 'the lease of the canary evaluator')
    if (!stored) return
    let checkpoints: Checkpoints = Object.fromEntries(canaries.map(({ id }) => [id, stored[id] ?? -1]))
    for (const canary of canaries) {
      const last = checkpoints[canary.id] ?? -1
      const done = await evaluate(canary, last)
      if (done === last) continue
      checkpoints = { ...checkpoints, [canary.id]: done }
      if (!(await withTimeout(lease.save(checkpoints), 'the lease of the canary evaluator'))) return
    }
  }

  let problem: string | null = null
  const once = async (): Promise<void> => {
    try {
      const document = await channelOf()
      if (!document) return
      follow(document)
      const canaries = canariesOf(channel, document)
      await shareSamples(canaries)
      await evaluateAll(canaries)
      problem = null
    } catch (error) {
      const sentence = `canaries are not evaluated: ${sentenceOf(error)}`
      if (sentence !== problem) report(sentence)
      problem = sentence
    }
  }
  let running: Promise<void> = Promise.resolve()
  const run = (): Promise<void> => (running = running.then(once))
  const timer = setInterval(() => void run(), every).unref()

  return {
    record: async (beacon, sender) => {
      const document = await channelOf()
      if (!document) return
      follow(document)
      const shown = reachableReleases(document)
      collector.add(beacon, sender, (remote, release) => shown.get(remote)?.has(release) ?? false)
      for (const { id, owner } of canariesOf(channel, document))
        if (beacon.parts.some(({ remote }) => remote === owner)) unwritten.add(id)
    },
    run,
    close: async () => {
      clearInterval(timer)
      await running
      const document = await channelOf().catch(() => null)
      try {
        if (document) await shareSamples(canariesOf(channel, document))
        await withTimeout(lease.release(), 'the lease of the canary evaluator')
      } catch (error) {
        report(`the last canary samples were not shared: ${sentenceOf(error)}`)
      }
    },
  }
}
