import { addDays } from '../src/platform'

export type Day = string
type Own = { readonly offeror: string; readonly rate: number }
type Uplines = ReadonlyMap<string, string | null>
type Bet = { readonly member: string; readonly day: Day; readonly stake: number; standing: boolean; settled: boolean }
type Paid = {
  readonly day: Day
  readonly agent: string
  readonly offeror: string
  readonly turnover: bigint
  readonly share: bigint
}

const offerLife = 72 * 3_600_000
/** Basis points between what an agent without a given rate has at the top of a tree, and what a player has. */
const topMargin = 40n

const aboveIn = (uplines: Uplines, id: string): readonly string[] => {
  const upline = uplines.get(id) ?? null
  return upline === null ? [] : [upline, ...aboveIn(uplines, upline)]
}
const isAt = (uplines: Uplines, id: string, top: string): boolean => id === top || aboveIn(uplines, id).includes(top)

/** What domain §4 says of trees that change, in the plainest form: each day keeps the tree and the contracts with which it began. */
export const walkModel = (begin: Day) => {
  let today = begin
  const now = new Map<string, string | null>()
  const treeOf = new Map<Day, Map<string, string | null>>([[begin, new Map()]])
  const active = new Map<string, Own>()
  const pending = new Map<string, Own & { readonly at: number }>()
  const inForce = new Map<Day, ReadonlyMap<string, Own>>([[begin, new Map()]])
  const bets: Bet[] = []
  const paid: Paid[] = []
  /** Turnover of an agent and day that salaries counted so far. */
  const counted = new Map<string, { readonly day: Day; readonly agent: string; turnover: bigint }>()

  const pairs = (on?: Day): readonly string[] => {
    const uplines = on === undefined ? now : (treeOf.get(on) ?? new Map())
    return [...uplines.keys()]
      .flatMap((id: string) => [`${id} ${id} 0`, ...aboveIn(uplines, id).map((up, at) => `${up} ${id} ${at + 1}`)])
      .sort()
  }
  const isOver = (id: string, at: number) => at - (pending.get(id)?.at ?? at) >= offerLife
  const waiting = (id: string, at: number) => pending.has(id) && !isOver(id, at)
  /** Offers and contracts that rest on those of an agent. */
  const dropBelow = (agent: string, stays: (rate: number) => boolean): void => {
    for (const all of [pending, active])
      for (const [id, { offeror, rate }] of [...all])
        if (offeror === agent && !stays(rate)) {
          all.delete(id)
          if (all === active) dropBelow(id, () => false)
        }
  }
  const aboveOwn = (offeror: string, rate: number): string | null => {
    if (offeror === 'house') return null
    const own = active.get(offeror)
    return own === undefined ? 'contract.none' : own.rate < rate ? 'contract.above.own' : null
  }
  const turnoverOf = (agent: string, on: Day): bigint => {
    const uplines = treeOf.get(on) ?? new Map()
    const sum = bets.filter((bet) => bet.standing && bet.day === on && isAt(uplines, bet.member, agent))
    return sum.reduce((all, { stake }) => all + BigInt(stake), 0n)
  }
  const settle = (on: Day): void => {
    for (const bet of bets) bet.settled ||= bet.standing
    for (const [agent, { offeror, rate }] of inForce.get(on) ?? []) {
      const turnover = turnoverOf(agent, on)
      let base = turnover
      for (const each of counted.values())
        if (each.agent === agent) {
          const stands = turnoverOf(agent, each.day)
          base += stands - each.turnover
          each.turnover = stands
        }
      counted.set(`${agent} ${on}`, { day: on, agent, turnover })
      paid.push({ day: on, agent, offeror, turnover, share: base > 0n ? (base * BigInt(rate)) / 10_000n : 0n })
    }
  }
  return {
    pairs,
    days: () => [...treeOf.keys()],
    uplineOf: (id: string) => now.get(id) ?? null,
    depthOf: (id: string) => aboveIn(now, id).length,
    isAtOrBelow: (id: string, top: string) => isAt(now, id, top),
    living: (at: number) =>
      [
        ...[...active].map(([id, { offeror }]) => `${id} ${offeror} ACTIVE`),
        ...[...pending].flatMap(([id, { offeror }]) => (isOver(id, at) ? [] : [`${id} ${offeror} OFFERED`])),
      ].sort(),
    join: (id: string, upline: string | null) => {
      now.set(id, upline)
      treeOf.get(today)?.set(id, upline)
    },
    /** The code of the refusal; null: the member moved. */
    move: (id: string, to: string, at: number, deepest: number): string | null => {
      if (isAt(now, to, id)) return 'cycle'
      if (now.get(id) === to) return 'same'
      const height = Math.max(...[...now.keys()].map((each) => aboveIn(now, each).indexOf(id) + 1))
      if (aboveIn(now, to).length + 1 + height > deepest) return 'depth'
      // What rests on the agent above cannot follow the member to another.
      if (active.has(id) || waiting(id, at)) return 'contracts'
      now.set(id, to)
      return null
    },
    offer: (id: string, rate: number, at: number): string | null => {
      const offeror = now.get(id) ?? 'house'
      const refusal = aboveOwn(offeror, rate) ?? (waiting(id, at) ? 'contract.pending' : null)
      if (refusal === null) pending.set(id, { offeror, rate, at })
      return refusal
    },
    answer: (id: string, action: 'accept' | 'decline' | 'withdraw' | 'terminate', at: number): string | null => {
      if (action === 'terminate') {
        if (!active.delete(id)) return 'contract.answered'
        dropBelow(id, () => false)
        return null
      }
      const offered = pending.get(id)
      if (!offered) return 'contract.answered'
      if (isOver(id, at)) {
        pending.delete(id)
        return 'contract.answered'
      }
      const refusal = action === 'accept' ? aboveOwn(offered.offeror, offered.rate) : null
      if (refusal) return refusal
      pending.delete(id)
      if (action !== 'accept') return null
      if (active.has(id)) dropBelow(id, (rate) => rate <= offered.rate)
      active.set(id, { offeror: offered.offeror, rate: offered.rate })
      return null
    },
    play: (member: string, stake: number): number =>
      bets.push({ member, day: today, stake, standing: true, settled: false }) - 1,
    /** The place of a bet that is taken back, counted from the latest; null: there is none. */
    takeBack: (ago: number): number | null => {
      const bet = bets.at(-1 - ago)
      if (!bet?.standing) return null
      bet.standing = false
      return bets.indexOf(bet)
    },
    wait: (next: Day) => {
      for (let on = today; on < next; on = addDays(on, 1)) {
        settle(on)
        treeOf.set(addDays(on, 1), new Map(now))
        inForce.set(addDays(on, 1), new Map(active))
      }
      today = next
    },
    salaries: () =>
      paid
        .map(({ day, agent, offeror, turnover, share }) => {
          const given = paid.filter((each) => each.day === day && each.offeror === agent)
          const below = given.reduce((sum, each) => sum + each.share, 0n)
          return [day, agent, offeror, turnover, share, below, share > below ? share - below : 0n].join(' ')
        })
        .sort(),
    /**
     * Bounds of all rebates, in basis points of minor units: bets that stand, and bets that ever counted, since what is taken back is deducted
     * as far as the line earns. Each night rounds each tree down once.
     */
    rebates: (): { readonly least: bigint; readonly most: bigint } => {
      const owed = (counts: (bet: Bet) => boolean): bigint =>
        bets
          .filter((bet) => counts(bet) && (treeOf.get(bet.day)?.get(bet.member) ?? null) !== null)
          .reduce((sum, { stake }) => sum + BigInt(stake) * topMargin, 0n)
      const tops = [...now.values()].filter((upline) => upline === null).length
      const rounding = BigInt((tops + 2) * treeOf.size) * 10_000n
      return { least: owed(({ standing }) => standing) - rounding, most: owed(({ settled }) => settled) }
    },
    standingBelow: (agent: string): number =>
      bets.filter((bet) => bet.standing && isAt(now, bet.member, agent)).reduce((sum, { stake }) => sum + stake, 0),
  }
}
