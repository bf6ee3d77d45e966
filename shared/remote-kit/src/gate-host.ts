import { reasonBetween, nameAndVersion, type GatedHost, type GatedRemote, type Reason } from './gate-parties'
import { unmetNeeds, type Needs, type Provisions, type Unmet } from './host-fit'

const none = { exports: {}, endpoints: [], hears: [], emits: [], slots: [], fills: [], icons: [], tokens: [] } as const

/** Needs of a remote's release of any host. */
export const needsOf = ({ shared, needs = none }: Pick<GatedRemote, 'shared' | 'needs'>): Needs => ({
  shared,
  exports: needs.exports,
  endpoints: needs.endpoints,
  events: [...needs.hears, ...needs.emits],
  slots: [...needs.fills, ...needs.slots],
  icons: needs.icons,
  tokens: needs.tokens,
})

/** A host older than `provides` lists only its shared modules. */
export const provisionsOf = ({ shared, provides }: Pick<GatedHost, 'shared' | 'provides'>): Provisions => ({
  shared,
  ...provides,
})

const sentenceOf = ({ kind, wanted, offered }: Unmet, remote: GatedRemote, host: GatedHost): string => {
  const [one, other] = [nameAndVersion(remote), nameAndVersion(host)]
  switch (kind) {
    case 'shared':
      return `${one} needs ${wanted} ${remote.shared[wanted] ?? ''} and ${other} ${offered === undefined ? 'does not offer it' : `offers ${offered}`}: build ${remote.name} against this host, or publish a host that offers it first.`
    case 'export':
      return `${one} uses ${wanted}, which ${other} does not export: publish the host that exports it first, or do without it in ${remote.name}.`
    case 'endpoint':
      return `${one} calls the endpoint ${wanted}, which the api-client of ${other} does not know: publish a host whose contracts have it first, or do without it in ${remote.name}.`
    case 'event':
      return `${one} names the event ${wanted}, which the bus of ${other} does not know: publish a host whose contracts have it first.`
    case 'slot':
      return `${one} names the slot ${wanted}, which ${other} does not have: publish a host with that slot first, or take it out of ${remote.name}.`
    case 'icon':
      return `${one} draws the icon ${wanted}, which the design system of ${other} does not have: publish the host that has it first, or draw another one in ${remote.name}.`
    case 'tokens':
      return `${one} paints with ${wanted}, which ${other} does not define: use a token of the design system, give var() a fallback, or publish the host that defines it first.`
  }
}

/** Everything that the host lacks for the remote, whichever of the two is the newer one. */
export const hostReasons = (remote: GatedRemote, host: GatedHost): Reason[] =>
  unmetNeeds(needsOf(remote), provisionsOf(host)).map((unmet) =>
    reasonBetween(remote, host)(unmet.kind, 'refuse', sentenceOf(unmet, remote, host)),
  )
