import { emptyChannel } from '../store/change-channel'
import { baseChannel } from '../store/effective-channel'
import { isChannel, isOwner, isRelease, type ChannelDocument, type ReleaseStore } from '../store/release-store'
import type { CommandContext } from './cli'

const channelOf = ({ text }: CommandContext): string => text('channel') ?? baseChannel
export const documentOf = async (store: ReleaseStore, channel: string): Promise<ChannelDocument> => (await store.channel(channel)) ?? emptyChannel(channel)

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
  const fitting = (await store.releases(owner)).filter((release) => release.startsWith(wanted) || release.split('+')[1]?.startsWith(wanted))
  return fitting.length === 1 ? (fitting[0] ?? null) : null
}
