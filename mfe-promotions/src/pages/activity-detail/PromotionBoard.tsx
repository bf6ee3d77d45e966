import { MoneyText, moneyOf } from '@mosaic/money'
import { Card, classNames, QueryView, Skeleton } from '@mosaic/ui'
import { type Board, useBoardQuery } from '../../api/promotions'
import { useTexts } from '../../texts'
import styles from './PromotionBoard.module.css'

/** An amount, a factor with its sign, or a number of tickets. */
const BoardValue = ({ board, value }: { readonly board: Board; readonly value: string }) => {
  const { t } = useTexts()
  switch (board.metric) {
    case 'turnover':
      return <MoneyText value={moneyOf(value, board.currency)} currency={board.currency} />
    case 'multiplier':
      return `${value}×`
    case 'tickets':
      return t('progress.tickets', { count: Number(value) })
  }
}

const Standing = ({ board }: { readonly board: Board }) => {
  const { t } = useTexts()
  const prizeOf = (row: Board['rows'][number]): string | null =>
    row.prize ?? (board.metric === 'tickets' || board.isOver ? null : (board.prizes[row.place - 1] ?? null))
  return (
    <Card padded={false} className={styles.card}>
      {board.rows.length === 0 ? <p className={styles.empty}>{t('board.empty')}</p> : null}
      <ol className={styles.list} aria-label={t(board.isOver ? 'board.over' : 'board.title')}>
        {board.rows.map((row) => {
          const prize = prizeOf(row)
          return (
            <li key={row.place} className={classNames(styles.row, row.isOwn && styles.own)}>
              <span className={styles.place}>{row.place}</span>
              <span className={styles.name}>{row.name}</span>
              <span className={styles.value}>
                <BoardValue board={board} value={row.value} />
                {prize === null ? null : (
                  <span className={styles.prize}>
                    <MoneyText value={moneyOf(prize, board.currency)} currency={board.currency} />
                  </span>
                )}
              </span>
            </li>
          )
        })}
      </ol>
      {board.draw ? (
        <dl className={styles.draw}>
          <dt>{t('board.sealed')}</dt>
          <dd>{board.draw.hash}</dd>
          {board.draw.seed === null ? null : (
            <>
              <dt>{t('board.seed')}</dt>
              <dd>{board.draw.seed}</dd>
            </>
          )}
        </dl>
      ) : null}
    </Card>
  )
}

/** Places of a tournament, or tickets of a raffle with the proof of its draw. */
export const PromotionBoard = ({ promotionId }: { readonly promotionId: string }) => {
  const { t } = useTexts()
  const board = useBoardQuery(promotionId)
  return (
    <section className={styles.board}>
      <h3 className={styles.title}>{t('board.title')}</h3>
      <QueryView query={board} skeleton={<Skeleton lines={5} />}>
        {(value) => <Standing board={value} />}
      </QueryView>
    </section>
  )
}
