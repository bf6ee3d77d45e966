import { randomBytes } from 'node:crypto'
import type { ChannelSource } from '../composition/channel-source'
import { reachable } from '../composition/pointers'
import { endCanary } from '../release/decisions'
import { changeChannel } from '../store/change-channel'
import type { ChannelDocument, ReleaseStore, Rollout } from '../store/release-store'
import { canaryName, tallyOf, type Ballot } from './ballots'
import { exchangeBallots } from './exchange-ballots'
import { judge, lookAt, minimumSample } from './judge'
import { createTallies, type Beacon, type Sender } from './tallies'

export type CanaryWatch = {
  readonly hear: (beacon: Beacon, sender: Sender) => Promise<void>
  /** Tells the other edges what has come in last. */
  readonly close: () => Promise<void>
}

export type WatchSettings = {
  readonly channel: string
  readonly viewsPerAddress: number
  /** How often edges tell each other what they have heard, in ms. */
  readonly exchangeEvery: number
  readonly say: (sentence: string) => void
}

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/**
 * Compares every canary of the channel with stable as views come in, here and at the other edges of the store, and takes a worse one
 * back by itself, with the figures in the audit log.
 */
export const watchCanaries = (
  store: ReleaseStore,
  channelOf: ChannelSource['current'],
  { channel: channelName, viewsPerAddress, exchangeEvery, say }: WatchSettings,
): CanaryWatch => {
  const exchange = exchangeBallots(store, randomBytes(8).toString('hex'), exchangeEvery, (error) =>
    say(`the canaries are judged without the other edges: ${sentenceOf(error)}`),
  )
  const tallies = createTallies(viewsPerAddress)
  const looked = new Map<string, number>()
  /** When each canary began: a release that is tried a second time is judged by what is seen from then on. */
  const begun = new Map<string, string>()
  let seq = -1

  /** A canary of some merchants is compared with what their own other visitors see, whose phones and networks are the same. */
  const consider = async (rollout: Rollout, stable: string): Promise<void> => {
    const { owner, release, merchants } = rollout
    const name = canaryName(channelName, rollout, stable)
    const told = exchange.told(name)
    const last = Math.max(looked.get(name) ?? -1, ...told.map((one) => one.look))
    const most = (side: string, others: readonly (readonly Ballot[])[]) =>
      tallies.count(owner, side, merchants) + others.reduce((sum, { length }) => sum + length, 0)
    // Most beacons end here: the next look is far, or there is nothing to compare with.
    const [canaryBallots, stableBallots] = [told.map((one) => one.canary), told.map((one) => one.stable)]
    if ((lookAt(most(release, canaryBallots)) ?? -1) <= last || most(stable, stableBallots) < minimumSample) return
    const canary = tallyOf([...tallies.ballots(owner, release, merchants), ...canaryBallots.flat()], viewsPerAddress)
    const other = tallyOf([...tallies.ballots(owner, stable, merchants), ...stableBallots.flat()], viewsPerAddress)
    const look = lookAt(canary.views)
    // One look per doubling, at whatever edge: testing after every view would find a difference sooner or later even where none is.
    // A look is used up only when there is something to compare with.
    if (look === null || other.views < minimumSample || look <= last) return
    const { pull, findings } = judge(canary, other)
    if (!pull) {
      looked.set(name, look)
      return
    }
    const why = findings
      .map(
        ({ measure, canary: mine, stable: theirs, p }) =>
          `${measure} ${Number(mine.toPrecision(3))} against ${Number(theirs.toPrecision(3))}, p ${p.toExponential(1)}`,
      )
      .join('; ')
    const pulled = await changeChannel(store, channelName, { who: 'edge', why }, (document) =>
      endCanary(document, owner, 'pull-back', release, { findings, edges: told.length + 1 }),
    )
    // It stands on another channel, which has edges of its own.
    if (pulled.kind === 'nothing') looked.set(name, look)
    if (pulled.kind === 'changed') say(`canary ${owner} ${release} was taken back: ${why}`)
  }

  const beginAnew = ({ rollouts = [], default: pointers }: ChannelDocument): void => {
    const running = new Set(rollouts.map((rollout) => canaryName(channelName, rollout, pointers[rollout.owner] ?? '')))
    exchange.keepOnly(running)
    for (const name of looked.keys()) if (!running.has(name)) looked.delete(name)
    for (const { owner, release, since } of rollouts) {
      const name = `${owner}/${release}`
      if (begun.get(name) === since) continue
      begun.set(name, since)
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
        beginAnew(document)
      }
      seq = document.seq
      tallies.add(beacon, sender, isShown)
      for (const rollout of document.rollouts ?? []) {
        const { owner, release, merchants } = rollout
        const stable = document.default[owner]
        if (!stable || !beacon.parts.some(({ remote }) => remote === owner)) continue
        const name = canaryName(channelName, rollout, stable)
        exchange.share(name, {
          own: () => ({
            look: looked.get(name) ?? -1,
            canary: tallies.ballots(owner, release, merchants),
            stable: tallies.ballots(owner, stable, merchants),
          }),
          then: () => consider(rollout, stable),
        })
        await consider(rollout, stable)
      }
    },
    close: exchange.close,
  }
}
