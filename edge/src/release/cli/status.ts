import { merchantSuffix } from './describe-decision'
import { auditEntries, type AuditEntry } from '../../store/journal'
import type { ChannelDocument } from '../../store/channel-document'
import type { ReleaseStore } from '../../store/release-store'

export type Status = {
  readonly channels: readonly ChannelDocument[]
  readonly stored: Readonly<Record<string, readonly string[]>>
  readonly latest: readonly AuditEntry[]
}

export const readStatus = async (store: ReleaseStore, channel: string | undefined): Promise<Status> => {
  const names = channel ? [channel] : await store.channels()
  const channels = (await Promise.all(names.map((name) => store.channel(name)))).filter((document) => document !== null)
  const owners = await store.owners()
  const stored = Object.fromEntries(
    await Promise.all(owners.map(async (owner) => [owner, await store.releases(owner)] as const)),
  )
  return { channels, stored, latest: auditEntries(await store.journal()).slice(-10) }
}

/** A line break in a reason could fake an entry of the log. */
const inOneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ')

export const describeEntry = ({ at, action, channel, owner, from, to, who, why, evidence }: AuditEntry): string =>
  inOneLine(
    `${at}  ${channel} ${action} ${owner}${merchantSuffix({ evidence })}  ${from ?? '–'} → ${to ?? '–'}  ${who}: ${why}`,
  )

export const describeStatus = ({ channels, stored, latest }: Status): string[] => [
  ...channels.flatMap(({ channel, seq, default: pointers, rollouts = [], merchants = {} }) => [
    `${channel} (number ${seq})`,
    ...Object.entries(pointers)
      .sort()
      .map(([owner, release]) => `  ${owner.padEnd(12)} ${release}`),
    ...rollouts.map(
      ({ owner, release, percent, merchants: some, since }) =>
        `  ${owner.padEnd(12)} ${release}  canary ${percent} %${some ? ` of ${some.join(', ')}` : ''} since ${since}`,
    ),
    ...Object.entries(merchants).flatMap(([merchant, own]) =>
      Object.entries(own).map(([owner, release]) => `  ${owner.padEnd(12)} ${release}  only ${merchant}`),
    ),
  ]),
  'in the store',
  ...Object.entries(stored).map(([owner, releases]) => `  ${owner.padEnd(12)} ${releases.join(' ')}`),
  'latest changes',
  ...latest.map((entry) => `  ${describeEntry(entry)}`),
]
