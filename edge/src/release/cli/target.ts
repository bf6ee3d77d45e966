import { emptyChannel } from '../../store/change-channel'
import { baseChannel } from '../../store/effective-channel'
import type { ChannelDocument } from '../../store/channel-document'
import { isChannel, isOwner, isRelease } from '../../store/release-names'
import type { ReleaseStore } from '../../store/release-store'
import type { CommandContext } from './command'

const channelOf = ({ text }: CommandContext): string => text('channel') ?? baseChannel
export const documentOf = async (store: ReleaseStore, channel: string): Promise<ChannelDocument> =>
  (await store.channel(channel)) ?? emptyChannel(channel)

/** Name of the remote, and a channel that can exist; or what is wrong with them. */
export const checked = (context: CommandContext): string | { readonly owner: string; readonly channel: string } => {
  const [owner] = context.names
  const channel = channelOf(context)
  if (owner === undefined || !isOwner(owner)) return `Name one remote (or host), e.g. wallet.`
  if (!isChannel(channel)) return `${channel} is no channel: lower-case letters, digits and dashes.`
  return { owner, channel }
}

/** A release is named in full, or by the beginning of its hash or version when only one fits. */
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

/** The release that a canary tries and a promotion gives to everybody: the one that is named, else what --from shows, else the running canary’s, else what next shows. */
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
  const mend = `npm run release -- publish ${owner} --channel ${from ?? 'next'}`
  return {
    ok: false,
    sentence:
      from === undefined
        ? `${owner} has neither a canary on ${channel} nor a release on next: ${mend}`
        : `${owner} has no release on ${from}: ${mend}`,
  }
}
