import type { GameCategory } from '@mosaic/contracts'
import { formatBasisPoints } from '@mosaic/i18n'
import { useCategoryText } from '@mosaic/records'
import type { DataColumn } from '@mosaic/ui'
import { useTexts } from '../texts'

type Rated = { readonly gameType: GameCategory; readonly rate: number }

/** Category and rate; `rateColumn` is for further rates of the row. */
export const useRateColumns = () => {
  const { t, tag } = useTexts()
  const categoryText = useCategoryText()
  const rateColumn = <Row,>(key: string, title: string, rateOf: (row: Row) => number): DataColumn<Row> => ({
    key,
    title,
    align: 'end',
    render: (row) => formatBasisPoints(rateOf(row), tag),
  })
  const columns: readonly DataColumn<Rated>[] = [
    { key: 'gameType', title: t('betting.category'), render: ({ gameType }) => categoryText(gameType) },
    rateColumn<Rated>('rate', t('contract.rate'), ({ rate }) => rate),
  ]
  return { columns, rateColumn }
}
