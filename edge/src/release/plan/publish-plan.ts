import type { Verdict } from '@mosaic/remote-kit'
import { channelIn, type Decision } from '../../store/change-channel'
import type { StoreState } from '../../store/open-journal'
import type { ChannelDocument } from '../../store/channel-document'
import type { ReleaseStore } from '../../store/release-store'
import { checkCompatibility } from './compatibility'
import { setChannel } from './decisions'
import { readBuild, type ReleaseBuild } from './release-build'

/** The decision about a build for one state of the store. */
export type PublishDecision = {
  /** Number of the journal document that the decision was made for. */
  readonly stateNumber: number
  readonly document: ChannelDocument
  readonly decision: Decision
  readonly verdict: Verdict
  readonly warnings: readonly string[]
}

/** A release that was read, hashed and judged: `--dry-run` prints it, `executePublish` executes it. */
export type PublishPlan = PublishDecision & { readonly build: ReleaseBuild; readonly channel: string }

/** The decision for the state as it is now; the executor repeats it if another writer changed the store meanwhile. */
export const decidePublish = async (
  store: ReleaseStore,
  state: StoreState,
  build: ReleaseBuild,
  channel: string,
): Promise<PublishDecision> => {
  const document = channelIn(state, channel)
  const about = { stateNumber: state.n, document }
  if (build.problems.length > 0)
    return { ...about, decision: { kind: 'refused', problems: build.problems }, verdict: 'refuse', warnings: [] }
  const { owner, manifest } = build
  const { verdict, problems, warnings } = await checkCompatibility(store, document, owner, manifest)
  const decision: Decision =
    problems.length > 0 ? { kind: 'refused', problems } : setChannel(document, 'publish', owner, manifest.release)
  return { ...about, decision, verdict, warnings }
}

export const planPublish = async (store: ReleaseStore, folder: string, channel: string): Promise<PublishPlan> => {
  const build = await readBuild(folder)
  return { build, channel, ...(await decidePublish(store, await store.state(), build, channel)) }
}
