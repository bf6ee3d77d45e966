import { createChannelSource } from '../composition/channel-source'
import { reachable } from '../composition/pointers'
import { endCanary } from '../release/decisions'
import { changeChannel } from '../store/change-channel'
import type { ReleaseStore, Rollout } from '../store/release-store'
import { judge, lookAt, minimumSample } from './judge'
import { createTallies, type Beacon, type Sender } from './tallies'

export type CanaryWatch = { readonly hear: (beacon: Beacon, sender: Sender) => Promise<void> }

/** Compares every canary of the channel with stable as views come in, and takes a worse one back by itself, with the figures in the audit log. */
export const watchCanaries = (store: ReleaseStore, channelName: string, viewsPerAddress: number, onPulled: (sentence: string) => void): CanaryWatch => {
  const channelOf = createChannelSource(store, channelName, (error) =>
    onPulled(`the channel could not be read for the canaries: ${error instanceof Error ? error.message : String(error)}`),
  )
  const tallies = createTallies(viewsPerAddress)
  const looked = new Map<string, number>()
  /** When each canary began: a release that is tried a second time is judged by what is seen from then on. */
  const begun = new Map<string, string>()
  let seq = -1

  /** A canary of some merchants is compared with what their own other visitors see, whose phones and networks are the same. */
  const consider = async ({ owner, release, merchants }: Rollout, stable: string): Promise<void> => {
    const canary = tallies.of(owner, release, merchants)
    const look = lookAt(canary.views)
    const other = tallies.of(owner, stable, merchants)
    // One look per doubling: testing after every view would find a difference sooner or later even where none is.
    // A look is used up only when there is something to compare with.
    if (look === null || other.views < minimumSample || (looked.get(`${owner}/${release}`) ?? -1) >= look) return
    const { pull, findings } = judge(canary, other)
    if (!pull) {
      looked.set(`${owner}/${release}`, look)
      return
    }
    const why = findings
      .map(({ measure, canary: mine, stable: theirs, p }) => `${measure} ${Number(mine.toPrecision(3))} against ${Number(theirs.toPrecision(3))}, p ${p.toExponential(1)}`)
      .join('; ')
    const pulled = await changeChannel(store, channelName, { who: 'edge', why }, (document) => endCanary(document, owner, 'pull-back', release, { findings }))
    if (pulled.kind === 'changed') onPulled(`canary ${owner} ${release} was taken back: ${why}`)
  }

  const beginAnew = (rollouts: readonly Rollout[]): void => {
    for (const { owner, release, since } of rollouts) {
      const name = `${owner}/${release}`
      if (begun.get(name) === since) continue
      begun.set(name, since)
      looked.delete(name)
      tallies.forget(owner, release)
    }
  }

  return {
    hear: async (beacon, sender) => {
      const document = await channelOf()
      if (!document) return
      const shown = reachable(document)
      const isShown = (remote: string, release: string) => shown.get(remote)?.has(release) ?? false
      if (document.seq !== seq) {
        tallies.keepOnly(isShown)
        beginAnew(document.rollouts ?? [])
      }
      seq = document.seq
      tallies.add(beacon, sender, isShown)
      for (const rollout of document.rollouts ?? []) {
        const stable = document.default[rollout.owner]
        if (stable && beacon.parts.some(({ remote }) => remote === rollout.owner)) await consider(rollout, stable)
      }
    },
  }
}
