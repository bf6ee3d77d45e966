import { useCallback, useState } from 'react'
import { isAtMost, sumOf } from '../chips/amounts'
import type { BetOrder, NewBet } from './bet-order'
import type { TableControl } from './table-control'

export type Shortage = {
  readonly total: string
  /** Sum of the bets that the balance covers; null where it covers none. */
  readonly covered: string | null
  readonly betCovered: () => void
}

const totalOf = (bets: readonly NewBet[]): string => sumOf(bets.map(({ stake }) => stake))

/** Places an order, or reports what the balance lacks for it. */
export const useBetOrder = (
  control: Pick<TableControl, 'bet' | 'state'>,
  onShort: () => void,
): readonly [place: (order: BetOrder) => void, shortage: Shortage | null] => {
  const [shortage, setShortage] = useState<Shortage | null>(null)
  const place = useCallback(
    (order: BetOrder): void => {
      const balance = control.state().session?.balance ?? '0'
      const send = (bets: readonly NewBet[]): void => {
        bets.forEach(({ choice, place: panel }) => control.bet(choice, panel))
        order.placed?.()
      }
      const total = totalOf(order.bets)
      if (isAtMost(total, balance)) return send(order.bets)
      const covered = order.within(balance)
      setShortage({
        total,
        covered: covered.length === 0 ? null : totalOf(covered),
        betCovered: () => send(covered),
      })
      return onShort()
    },
    [control, onShort],
  )
  return [place, shortage]
}
