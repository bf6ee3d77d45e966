import { useApiQuery } from '@mosaic/api-client'
import { isCurrency, moneyFromWire, type Currency, type Minor, type ValueOf } from '@mosaic/contracts'

type Row = ValueOf<'winnerBoard'>['list'][number]
type Winner = Pick<Row, 'gameId' | 'iconUrl' | 'iconColour' | 'at'> & {
  readonly account: string
  readonly gameName: string
  readonly amount: Minor
  readonly currency: Currency
}

/** Real wins above their stake, largest first (spec §3); a row with unreadable money is left out. */
export const shownWinners = (rows: readonly Row[]): readonly Winner[] =>
  rows
    .flatMap((row) => {
      const currency = isCurrency(row.currency) ? row.currency : null
      const amount = currency && moneyFromWire(row.vo.winAmount, currency)
      // A gateway may name no stake.
      const stake = currency && moneyFromWire(row.vo.stake || '0', currency)
      if (!currency || amount === null || stake === null || amount <= stake) return []
      return [
        {
          account: row.vo.customerName,
          gameId: row.gameId,
          gameName: row.vo.gameName,
          iconUrl: row.iconUrl,
          iconColour: row.iconColour,
          at: row.at,
          amount,
          currency,
        },
      ]
    })
    .sort((a, b) => (a.amount === b.amount ? b.at - a.at : a.amount > b.amount ? -1 : 1))

const selectWinners = (value: ValueOf<'winnerBoard'>) => shownWinners(value.list)

export const useWinnersQuery = () =>
  useApiQuery('games', 'winnerBoard', {}, { staleTime: 60_000, refetchInterval: 120_000, select: selectWinners })
