import { inTime } from '../in-time'
import type { ReleaseStore } from '../store/release-store'
import { parseTold, writeTold, type Told } from './ballots'

type Line = {
  readonly own: () => Told
  /** Judges anew by what the others have told. */
  readonly then: () => Promise<void>
}

/** What happens to one canary's ballots between this edge and the others. */
type Traffic = {
  line: Line
  told: readonly Told[]
  isDue: boolean
  running: Promise<void> | null
  lastAt: number
  timer?: NodeJS.Timeout
}

export type BallotExchange = ReturnType<typeof exchangeBallots>

/**
 * Edges of one store tell each other what they have heard: each writes a text that only it writes, and reads those of the others, at
 * most once in `every` ms and only while something comes in. Without the store an edge goes on with its own.
 */
export const exchangeBallots = (
  store: Pick<ReleaseStore, 'ballots' | 'keepBallots' | 'dropBallots'>,
  edge: string,
  every: number,
  onError: (error: unknown) => void,
) => {
  const canaries = new Map<string, Traffic>()
  let isClosed = false

  const write = (canary: string, { own }: Line) =>
    inTime(store.keepBallots(canary, edge, writeTold(own())), `what canary ${canary} has been heard of`)

  const run = async (canary: string, traffic: Traffic): Promise<void> => {
    Object.assign(traffic, { isDue: false, timer: undefined })
    try {
      await write(canary, traffic.line)
      const texts = await inTime(store.ballots(canary), `what other edges have heard of canary ${canary}`)
      traffic.told = Object.entries(texts).flatMap(([name, text]) => (name === edge ? [] : (parseTold(text) ?? [])))
      await traffic.line.then()
    } catch (error) {
      onError(error)
    } finally {
      Object.assign(traffic, { running: null, lastAt: Date.now() })
      plan(canary, traffic)
    }
  }
  const plan = (canary: string, traffic: Traffic): void => {
    if (isClosed || traffic.running || traffic.timer || !traffic.isDue || canaries.get(canary) !== traffic) return
    traffic.timer = setTimeout(
      () => (traffic.running = run(canary, traffic)),
      Math.max(0, traffic.lastAt + every - Date.now()),
    )
    traffic.timer.unref()
  }

  return {
    /** What the other edges have heard. */
    told: (canary: string): readonly Told[] => canaries.get(canary)?.told ?? [],
    share: (canary: string, line: Line): void => {
      const traffic = canaries.get(canary) ?? { line, told: [], isDue: false, running: null, lastAt: 0 }
      canaries.set(canary, traffic)
      Object.assign(traffic, { line, isDue: true })
      plan(canary, traffic)
    },
    /** Canaries that ended are told of no more; what dead edges have left goes with the next prune. */
    keepOnly: (running: ReadonlySet<string>): void => {
      for (const [canary, { timer }] of canaries) {
        if (running.has(canary)) continue
        clearTimeout(timer)
        canaries.delete(canary)
        inTime(store.dropBallots(canary, edge), `the end of canary ${canary}`).catch(onError)
      }
    },
    /** The last that came in is told before this edge goes. */
    close: async (): Promise<void> => {
      isClosed = true
      for (const { timer } of canaries.values()) clearTimeout(timer)
      await Promise.all([...canaries.values()].map(({ running }) => running))
      const due = [...canaries].filter(([, { isDue }]) => isDue)
      await Promise.all(due.map(([canary, { line }]) => write(canary, line).catch(onError)))
    },
  }
}
