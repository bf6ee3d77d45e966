import { problem } from '../../problem'
import type { Decision } from '../../store/change-channel'
import type { ChannelDocument, Pointers, Rollout } from '../../store/channel-document'

/* The effect of each command on a channel document. Pure: the same input gives the same decision. */

/** Maximum number of earlier releases in `previous`. */
const maxPrevious = 10

const without = <T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key))

export const contentOf = ({ default: pointers, rollouts, merchants, previous }: ChannelDocument) => ({
  default: pointers,
  rollouts,
  merchants,
  previous,
})

/** A rollback brings a withdrawn release back. Once the owner publishes again, the withdrawn release is forgotten. */
const withPrevious = (
  { previous = {} }: ChannelDocument,
  owner: string,
  from: string | undefined,
  to: string,
): Record<string, readonly string[]> => {
  const known = previous[owner] ?? []
  const withdrawn = from ? undefined : known[0]
  const earlier = known.filter((release) => release !== to && release !== from && release !== withdrawn)
  return { ...previous, [owner]: (from ? [from, ...earlier] : earlier).slice(0, maxPrevious) }
}

const rolloutOf = (
  { rollouts = [] }: ChannelDocument,
  owner: string,
  merchant: string | undefined,
): Rollout | undefined =>
  rollouts.find(
    (rollout) => rollout.owner === owner && (merchant === undefined || rollout.merchants?.includes(merchant)),
  )

const withoutRollouts = ({ rollouts = [] }: ChannelDocument, owner: string): readonly Rollout[] =>
  rollouts.filter((rollout) => rollout.owner !== owner)

/** All visitors get this release; the owner's canary ends. */
export const setChannel = (
  document: ChannelDocument,
  action: 'publish' | 'promote',
  owner: string,
  release: string,
): Decision => {
  const from = document.default[owner]
  const ended = (document.rollouts ?? []).filter(
    (rollout) => rollout.owner !== owner || (action === 'publish' && rollout.release !== release),
  )
  if (from === release && ended.length === (document.rollouts ?? []).length)
    return { kind: 'nothing', sentence: `${document.channel} already shows ${owner} ${release}` }
  return {
    kind: 'change',
    next: {
      ...contentOf(document),
      default: { ...document.default, [owner]: release },
      rollouts: ended,
      previous: from === release ? document.previous : withPrevious(document, owner, from, release),
    },
    entry: { action, owner, from: from ?? null, to: release },
  }
}

/** Ends a running canary; without one the default goes back to the release before. */
export const rollback = (document: ChannelDocument, owner: string, to: string | undefined): Decision => {
  const from = document.default[owner]
  const canary = rolloutOf(document, owner, undefined)
  if (from && canary && to === undefined) {
    return {
      kind: 'change',
      next: { ...contentOf(document), rollouts: withoutRollouts(document, owner) },
      entry: { action: 'rollback', owner, from: canary.release, to: from },
    }
  }
  const earlier = document.previous?.[owner] ?? []
  const target = to ?? earlier[0]
  if (!target)
    return {
      kind: 'refused',
      problems: [
        problem(
          'no-earlier-release',
          [document.channel, owner],
          `${document.channel} ${from ? 'remembers no earlier release of' : 'does not show'} ${owner}; name one with --to (npm run release -- status lists them)`,
        ),
      ],
    }
  if (target === from && !canary)
    return { kind: 'nothing', sentence: `${document.channel} already shows ${owner} ${target}` }
  const at = earlier.indexOf(target)
  return {
    kind: 'change',
    next: {
      ...contentOf(document),
      default: { ...document.default, [owner]: target },
      rollouts: withoutRollouts(document, owner),
      // A second rollback goes further back and never forward to the release that was left.
      previous: { ...document.previous, [owner]: at >= 0 ? earlier.slice(at + 1) : earlier },
    },
    entry: { action: 'rollback', owner, from: from ?? null, to: target },
  }
}

export type CanaryRequest = {
  readonly owner: string
  readonly release: string
  readonly percent: number
  readonly merchants?: readonly string[]
  readonly since: string
}

const sameMerchants = (a: readonly string[] | undefined, b: readonly string[] | undefined) =>
  JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/** One canary per owner: two would be compared with each other's failures. */
export const startCanary = (document: ChannelDocument, request: CanaryRequest): Decision => {
  const { owner, release, percent, merchants } = request
  const shown = document.default[owner]
  if (!shown)
    return {
      kind: 'refused',
      problems: [
        problem(
          'nothing-shown',
          [document.channel, owner],
          `${document.channel} does not show ${owner} yet; a canary needs a stable release to be compared with: publish ${owner} first`,
        ),
      ],
    }
  if (shown === release)
    return { kind: 'nothing', sentence: `${document.channel} already shows ${owner} ${release} to everybody` }
  const running = rolloutOf(document, owner, undefined)
  if (
    running &&
    running.release === release &&
    running.percent === percent &&
    sameMerchants(running.merchants, merchants)
  ) {
    return { kind: 'nothing', sentence: `${owner} ${release} is already shown to ${percent} % on ${document.channel}` }
  }
  const since = running?.release === release ? running.since : request.since
  return {
    kind: 'change',
    next: {
      ...contentOf(document),
      rollouts: [
        ...withoutRollouts(document, owner),
        { owner, release, percent, ...(merchants ? { merchants } : {}), since },
      ],
    },
    entry: {
      action: 'canary',
      owner,
      from: running?.release ?? shown,
      to: release,
      evidence: { percent, merchants: merchants ?? 'all' },
    },
  }
}

export const endCanary = (
  document: ChannelDocument,
  owner: string,
  action: 'canary-end' | 'auto-rollback',
  release?: string,
  evidence?: Readonly<Record<string, unknown>>,
): Decision => {
  const running = rolloutOf(document, owner, undefined)
  if (!running || (release !== undefined && running.release !== release))
    return { kind: 'nothing', sentence: `${owner} has no canary on ${document.channel}` }
  return {
    kind: 'change',
    next: { ...contentOf(document), rollouts: withoutRollouts(document, owner) },
    entry: {
      action,
      owner,
      from: running.release,
      to: document.default[owner] ?? null,
      ...(evidence ? { evidence } : {}),
    },
  }
}

/** Gives a merchant its own release, whatever the channel shows. */
export const pin = (document: ChannelDocument, merchant: string, owner: string, release: string | null): Decision => {
  const own: Pointers = document.merchants?.[merchant] ?? {}
  const from = own[owner]
  if ((from ?? null) === release)
    return {
      kind: 'nothing',
      sentence:
        release === null
          ? `${merchant} has no release of ${owner} of its own`
          : `${merchant} already has ${owner} ${release}`,
    }
  const next = release === null ? without(own, owner) : { ...own, [owner]: release }
  const others = without(document.merchants ?? {}, merchant)
  return {
    kind: 'change',
    next: {
      ...contentOf(document),
      merchants: Object.keys(next).length > 0 ? { ...others, [merchant]: next } : others,
    },
    entry: {
      action: release === null ? 'unpin' : 'pin',
      owner,
      from: from ?? document.default[owner] ?? null,
      // Without its own release the merchant gets the channel's default.
      to: release ?? document.default[owner] ?? null,
      evidence: { merchant },
    },
  }
}

/** Takes the owner off the channel; its releases stay in the store. */
export const unpublish = (document: ChannelDocument, owner: string): Decision => {
  const from = document.default[owner]
  if (!from) return { kind: 'nothing', sentence: `${document.channel} does not show ${owner}` }
  const merchants = Object.fromEntries(
    Object.entries(document.merchants ?? {}).map(([name, own]) => [name, without(own, owner)]),
  )
  return {
    kind: 'change',
    next: {
      ...contentOf(document),
      default: without(document.default, owner),
      rollouts: withoutRollouts(document, owner),
      merchants,
      // For a later rollback.
      previous: {
        ...document.previous,
        [owner]: [from, ...(document.previous?.[owner] ?? []).filter((release) => release !== from)].slice(
          0,
          maxPrevious,
        ),
      },
    },
    entry: { action: 'withdraw', owner, from, to: null },
  }
}
