import { useEffect, useState } from 'react'
import type { BetOrder, NewBet } from '../tables/bet-order'
import { stands } from '../tables/table-state'
import type { TableState } from '../tables/table-state'
import { added, sumOf } from './amounts'
import { areasOf, coveredSlip, doubled, slipOf, totalOf, withChip, withoutLast } from './slip'
import type { Slip } from './slip'

type Areas = Readonly<Record<string, string>>

export type FeltBets = {
  readonly open: boolean
  readonly chip: string
  readonly choose: (chip: string) => void
  /** Chips that are not bet yet, and those that are, by area. */
  readonly waiting: Areas
  readonly standing: Areas
  readonly total: string
  readonly canRepeat: boolean
  /** A chip, or without chips the last bet, can be taken back. */
  readonly canUndo: boolean
  readonly put: (area: string) => void
  readonly undo: () => void
  readonly double: () => void
  readonly repeat: () => void
  readonly clear: () => void
  readonly confirm: () => void
}

/** Accepted bets were checked by the server, pending ones were made by this page. */
const areasIn = (choice: unknown): Areas => (choice as { readonly areas: Areas }).areas

const merged = (all: readonly Areas[]): Areas =>
  all.reduce<Record<string, string>>(
    (sums, areas) =>
      Object.entries(areas).reduce((sum, [area, stake]) => ({ ...sum, [area]: added(sum[area] ?? '0', stake) }), sums),
    {},
  )

/** All chips are one bet. */
const betsOf = (slip: Slip): readonly NewBet[] =>
  slip.length === 0 ? [] : [{ choice: { areas: areasOf(slip) }, stake: totalOf(slip) }]

/** Chips of one player on an area table: placed, undone, and confirmed together. */
export const useSlip = (parts: {
  readonly state: TableState
  readonly ladder: readonly string[]
  readonly most: string
  readonly onBet: (order: BetOrder) => void
  readonly onWithdraw: (roundId: string) => void
  readonly onNote: (notice: string) => void
}): FeltBets => {
  const { state, ladder, most, onBet, onWithdraw, onNote } = parts
  const [slip, setSlip] = useState<Slip>([])
  const [chosen, choose] = useState<string | null>(null)
  const [last, setLast] = useState<Areas | null>(null)
  const { table, sending } = state
  const open = table?.phase === 'betting' && state.phase === 'live'
  const mine = (table?.mine ?? []).filter(stands)
  const lastBet = [...mine].reverse().find(({ state: bet }) => bet === 'OPEN')
  const chip = chosen !== null && ladder.includes(chosen) ? chosen : (ladder[Math.min(1, ladder.length - 1)] ?? '0')
  const limits = { most, bet: sumOf(mine.map(({ stake }) => stake)) }

  useEffect(() => {
    if (open || slip.length === 0) return
    setSlip([])
    onNote('TAKEN_OFF')
  }, [open, slip, onNote])

  const take = (next: Slip): void => {
    if (next === slip || next.length === 0) onNote('OVER_LIMIT')
    else setSlip(next)
  }
  return {
    open,
    chip,
    choose,
    waiting: areasOf(slip),
    standing: merged([...mine, ...sending].map(({ choice }) => areasIn(choice))),
    total: totalOf(slip),
    canRepeat: last !== null,
    canUndo: open && (slip.length > 0 || lastBet !== undefined),
    put: (area) => {
      if (open && ladder.length > 0) take(withChip(slip, { area, stake: chip }, limits))
    },
    undo: () => {
      if (slip.length > 0) setSlip(withoutLast(slip))
      else if (lastBet) onWithdraw(lastBet.roundId)
    },
    double: () => take(doubled(slip, limits)),
    repeat: () => {
      if (last) take(slipOf(last, limits))
    },
    clear: () => setSlip([]),
    confirm: () =>
      onBet({
        bets: betsOf(slip),
        within: (balance) => betsOf(coveredSlip(slip, balance, ladder[0] ?? '1')),
        placed: () => {
          setLast(areasOf(slip))
          setSlip([])
        },
      }),
  }
}
