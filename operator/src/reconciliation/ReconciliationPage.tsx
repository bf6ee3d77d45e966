import type { DeskValue } from '@mosaic/contracts/desk'
import { formatDate, useLanguage } from '@mosaic/i18n'
import { MoneyAmount, moneyOf } from '@mosaic/money'
import { useState } from 'react'
import { useDeskQuery } from '../api/queries'
import { CaseCard } from '../queue/CaseCard'
import { QueuePage, type Shown } from '../queue/QueuePage'
import { useMoment } from '../queue/use-moment'
import { useTexts } from '../texts'
import { BookDifferences } from './BookDifferences'
import { DifferingRounds } from './DifferingRounds'

type Day = DeskValue<'reconciliation'>['list'][number]

const kinds = ['missing', 'extra', 'amount', 'open'] as const

const DayCard = ({ day }: { readonly day: Day }) => {
  const { t } = useTexts()
  const { tag } = useLanguage()
  const moment = useMoment()
  const differing = kinds.reduce((sum, kind) => sum + day[kind], 0)
  const title = `${formatDate(Date.parse(day.day), tag, 'date', 'UTC')} · ${day.currency}`
  return (
    <CaseCard
      label={title}
      title={title}
      state={
        differing > 0
          ? { text: t('reconciliation.differ', { number: differing }), tone: 'negative' }
          : { text: t('reconciliation.agree'), tone: 'positive' }
      }
      rows={[
        { label: t('reconciliation.provider'), value: day.provider },
        { label: t('reconciliation.rounds'), value: String(day.rounds) },
        ...(['stake', 'win'] as const).map((name) => ({
          label: t(`reconciliation.${name}`),
          value: <MoneyAmount value={moneyOf(day[name], day.currency)} currency={day.currency} />,
        })),
        ...kinds.map((kind) => ({
          label: t(`reconciliation.kind.${kind}`),
          value: String(day[kind]),
        })),
        { label: t('reconciliation.compared'), value: moment(day.comparedAt) },
      ]}
    >
      {day.differing.length > 0 ? <DifferingRounds rounds={day.differing} /> : null}
    </CaseCard>
  )
}

/** Results of the daily comparisons: with the game provider's round log, and of the ledger with our own records. */
export const ReconciliationPage = () => {
  const { t } = useTexts()
  const moment = useMoment()
  const [show, setShow] = useState<Shown>('waiting')
  const query = useDeskQuery('reconciliation', { show })
  const comparedAt = query.data?.comparedAt ?? null
  const quiet = comparedAt === null ? t('reconciliation.never') : t('reconciliation.none', { when: moment(comparedAt) })
  return (
    <>
      <QueuePage
        title={t('menu.reconciliation')}
        show={show}
        onShow={setShow}
        query={query}
        rowKey={({ provider, currency, day }) => `${provider} ${currency} ${day}`}
        waiting={t('reconciliation.waiting')}
        empty={quiet}
      >
        {(day) => <DayCard day={day} />}
      </QueuePage>
      {query.data ? <BookDifferences books={query.data.books} /> : null}
    </>
  )
}
