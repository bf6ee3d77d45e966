import type { Listener } from './listener'

export const streamLimits = {
  everyMs: 1000,
  beatMs: 8000,
  perMember: 5,
  /** Of one address, or of one IPv6 network: a mobile network has many members behind one. */
  perNetwork: 100,
  /** A trial account costs its visitor nothing, so all of them share a quarter. */
  ofTrials: 500,
  inAll: 2000,
  batchSize: 500,
  openings: 60,
}

const raise = <Key>(counts: Map<Key, number>, key: Key, by: 1 | -1): void => {
  const next = (counts.get(key) ?? 0) + by
  if (next > 0) counts.set(key, next)
  else counts.delete(key)
}

/** The open streams, counted by address and by member. */
export const openStreams = () => {
  const ofMembers = new Map<string, Listener[]>()
  const ofNetworks = new Map<string, number>()
  let [all, trials] = [0, 0]

  const count = ({ network, trial }: Listener, by: 1 | -1): void => {
    raise(ofNetworks, network, by)
    all += by
    if (trial) trials += by
  }
  const of = ({ member }: Listener): readonly Listener[] => ofMembers.get(member.id) ?? []

  return {
    /** The streams that end for this one; `null`: there is no room for it. */
    roomFor: (listener: Listener): readonly Listener[] | null => {
      const { perMember, perNetwork, ofTrials, inAll } = streamLimits
      const ending = of(listener).slice(0, Math.max(0, of(listener).length + 1 - perMember))
      const [endingHere, endingTrials] = [
        ending.filter(({ network }) => network === listener.network).length,
        ending.filter(({ trial }) => trial).length,
      ]
      if (all - ending.length >= inAll) return null
      if ((ofNetworks.get(listener.network) ?? 0) - endingHere >= perNetwork) return null
      return listener.trial && trials - endingTrials >= ofTrials ? null : ending
    },
    add: (listener: Listener): void => {
      ofMembers.set(listener.member.id, [...of(listener), listener])
      count(listener, 1)
    },
    remove: (listener: Listener): void => {
      const others = of(listener).filter((each) => each !== listener)
      if (others.length > 0) ofMembers.set(listener.member.id, [...others])
      else ofMembers.delete(listener.member.id)
      count(listener, -1)
    },
  }
}
