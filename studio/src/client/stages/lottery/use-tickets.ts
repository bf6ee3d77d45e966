import { useEffect, useMemo, useState } from 'react'
import { betsOf } from '../../../games/lottery/bet-types'
import type { BetRule, BetType } from '../../../games/lottery/bet-types'
import type { LotteryConfig } from '../../../games/lottery/lottery-config'
import { isSameTicket, isSide, offeredRules, quickPick, sortedNumbers, wantedOf } from './ticket'
import type { Ticket } from './ticket'

/** One player may have as many bets in a draw. */
export const mostTickets = 20

const chance = (below: number): number => Math.floor(Math.random() * below)

export type Tickets = {
  readonly rules: readonly BetRule[]
  readonly sides: readonly BetRule[]
  readonly rule: BetRule | null
  /** Length of a ticket of a pool. */
  readonly count: number
  readonly entry: readonly string[]
  readonly tickets: readonly Ticket[]
  readonly choose: (type: BetType) => void
  readonly chooseCount: (count: number) => void
  readonly put: (number: string) => void
  readonly erase: () => void
  readonly add: (ticket: Ticket) => void
  readonly remove: (ticket: Ticket) => void
  readonly quick: () => void
  readonly clear: () => void
}

/** Form state of the player before a bet. */
export const useTickets = (config: LotteryConfig, isSimple: boolean, drawKey: number): Tickets => {
  const offered = useMemo(() => offeredRules(betsOf(config), isSimple), [config, isSimple])
  const rules = offered.filter((rule) => !isSide(rule))
  const [type, setType] = useState<BetType | null>(null)
  const [wanted, setWanted] = useState(0)
  const [entry, setEntry] = useState<readonly string[]>([])
  const [tickets, setTickets] = useState<readonly Ticket[]>([])
  const rule = rules.find((each) => each.type === type) ?? rules[0] ?? null
  const count = rule ? wantedOf(rule.choice, wanted) : 0

  // A draw that is over takes its unsold tickets with it.
  useEffect(() => {
    setTickets([])
    setEntry([])
  }, [drawKey])

  const has = (ticket: Ticket): boolean => tickets.some((each) => isSameTicket(each, ticket))
  const remove = (ticket: Ticket): void => setTickets((now) => now.filter((each) => !isSameTicket(each, ticket)))
  const add = (ticket: Ticket): void => {
    if (has(ticket)) return remove(ticket)
    setTickets((now) => (now.length < mostTickets ? [...now, ticket] : now))
  }

  const put = (number: string): void => {
    if (!rule) return
    const { choice } = rule
    if (choice.kind === 'digits' || choice.kind === 'faces') {
      const typed = (entry[0] ?? '') + number
      if (typed.length < choice.length) return setEntry([typed])
      setEntry([])
      return add({ type: rule.type, numbers: [typed] })
    }
    if (count === 1) return add({ type: rule.type, numbers: [number] })
    if (entry.indexOf(number) >= 0) return setEntry(entry.filter((each) => each !== number))
    const filled = [...entry, number]
    if (filled.length < count) return setEntry(filled)
    setEntry([])
    return add({ type: rule.type, numbers: sortedNumbers(filled) })
  }

  return {
    rules,
    sides: offered.filter(isSide),
    rule,
    count,
    entry,
    tickets,
    choose: (next) => {
      setType(next)
      setEntry([])
    },
    chooseCount: (next) => {
      setWanted(next)
      setEntry([])
    },
    put,
    erase: () => setEntry((now) => (now[0] && now[0].length > 1 ? [now[0].slice(0, -1)] : [])),
    add,
    remove,
    quick: () => {
      if (!rule) return
      const fresh = quickPick(rule, count, chance)
      if (!has(fresh)) add(fresh)
    },
    clear: () => setTickets([]),
  }
}
