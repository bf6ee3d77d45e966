import type { ValueOf } from '@mosaic/contracts'
import { formatDate } from '@mosaic/i18n'
import { MoneyAmount, moneyOf } from '@mosaic/money'
import { useMerchant } from '@mosaic/session'
import { DataTable } from '@mosaic/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts'
import styles from './BetTable.module.css'

export type BettingPage = ValueOf<'teamBetting'>
export type TeamBet = BettingPage['list'][number]

const amounts = ['stake', 'validBet', 'payout', 'net'] as const
type Line = { readonly bet: TeamBet | null; readonly figures: BettingPage['footer'] }
type BetTableProps = { readonly rows: readonly TeamBet[]; readonly page: Pick<BettingPage, 'currency' | 'footer'> }

/** Rounds of the team; the last line is the sum of all rounds, also of those that are not fetched yet. */
export const BetTable = ({ rows, page: { currency, footer } }: BetTableProps) => {
  const { t, tag } = useTexts()
  const { timeZone } = useMerchant()
  const lines: readonly Line[] = [...rows.map((bet) => ({ bet, figures: bet })), { bet: null, figures: footer }]
  const text = (key: string, title: string, textOf: (bet: TeamBet) => ReactNode) => ({
    key,
    title,
    render: ({ bet }: Line) => bet && textOf(bet),
  })
  return (
    <DataTable
      label={t('betting.table')}
      rows={lines}
      rowKey={({ bet }) => bet?.roundId ?? 'sum'}
      columns={[
        {
          key: 'account',
          title: t('tree.member'),
          render: ({ bet }: Line) =>
            bet ? (
              <span className={styles.member}>
                <span className={styles.account}>{bet.account}</span>
                <span className={styles.detail}>{formatDate(bet.at, tag, 'dateTime', timeZone)}</span>
              </span>
            ) : (
              t('pnl.sum')
            ),
        },
        text('game', t('betting.game'), ({ gameName, vassalageName }) => (
          <span className={styles.member}>
            <span className={styles.game}>{gameName}</span>
            <span className={styles.detail}>{vassalageName}</span>
          </span>
        )),
        ...amounts.map((key) => ({
          key,
          title: t(`betting.${key}`),
          align: 'end' as const,
          render: ({ figures }: Line) => (
            <MoneyAmount
              value={moneyOf(figures[key], currency)}
              currency={currency}
              signed={key === 'net'}
              tone={key === 'net' ? 'auto' : 'plain'}
            />
          ),
        })),
        text('state', t('betting.status'), ({ state }) => t(`betting.state.${state}`)),
        text('round', t('betting.round'), ({ roundId }) => <span className={styles.round}>{roundId}</span>),
      ]}
    />
  )
}
