import { emptyChannel } from '../../store/change-channel'
import { baseChannel } from '../../store/effective-channel'
import type { ChannelDocument } from '../../store/channel-document'
import { isChannel, isOwner, isRelease } from '../../store/release-names'
import type { ReleaseStore } from '../../store/release-store'
import type { CommandContext } from './command'

const channelOf = ({ text }: CommandContext): string => text('channel') ?? baseChannel
export const documentOf = async (store: ReleaseStore, channel: string): Promise<ChannelDocument> =>
  (await store.channel(channel)) ?? emptyChannel(channel)

/** Name of the remote and a valid channel, or a sentence about the mistake. */
export const parseTarget = (context: CommandContext): string | { readonly owner: string; readonly channel: string } => {
  const [owner] = context.names
  const channel = channelOf(context)
  if (owner === undefined || !isOwner(owner)) return `Name one remote (or host), e.g. wallet.`
  if (!isChannel(channel)) return `${channel} is no channel: lower-case letters, digits and dashes.`
  return { owner, channel }
}

/** Finds a release by its full name, or by the unique beginning of its version or hash. */
export const findRelease = async (store: ReleaseStore, owner: string, wanted: string): Promise<string | null> => {
  if (isRelease(wanted) && (await store.has(owner, wanted))) return wanted
  const fitting = (await store.releases(owner)).filter(
    (release) => release.startsWith(wanted) || release.split('+')[1]?.startsWith(wanted),
  )
  return fitting.length === 1 ? (fitting[0] ?? null) : null
}

export type ChosenRelease =
  | { readonly ok: true; readonly release: string }
  | { readonly ok: false; readonly sentence: string }

/** The release for a canary or a promotion. Precedence: --release, --from, the running canary, what next shows. */
export const chosenRelease = async (
  { store, text }: CommandContext,
  { owner, channel }: { readonly owner: string; readonly channel: string },
): Promise<ChosenRelease> => {
  const [wanted, from] = [text('release'), text('from')]
  if (wanted !== undefined) {
    const release = await findRelease(store, owner, wanted)
    return release
      ? { ok: true, release }
      : { ok: false, sentence: `No single release of ${owner} in the store begins with ${wanted}.` }
  }
  const canary = (await documentOf(store, channel)).rollouts?.find((rollout) => rollout.owner === owner)?.release
  const release = (from === undefined ? canary : undefined) ?? (await documentOf(store, from ?? 'next')).default[owner]
  if (release) return { ok: true, release }
  const remedy = `npm run release -- publish ${owner} --channel ${from ?? 'next'}`
  return {
    ok: false,
    sentence:
      from === undefined
        ? `${owner} has neither a canary on ${channel} nor a release on next: ${remedy}`
        : `${owner} has no release on ${from}: ${remedy}`,
  }
}
