import { Chip, ChipRow, DataTable, Section, Skeleton } from '@mosaic/ui'
import { useState } from 'react'
import { countFigures, figureUnits, type Figure, type Overview } from '../../../figures/figure'
import { FigureText } from '../../../figures/FigureText'
import { useTexts } from '../../../texts'
import { dayText } from './day-text'
import { DayChart } from './DayChart'
import styles from './DaySection.module.css'

const charted: readonly Figure[] = ['validBet', 'deposit', 'pnl', 'loginCount', 'betCount', 'registerCount']
const tabled: readonly Figure[] = ['deposit', 'validBet', 'payout', 'pnl', ...countFigures]

const DayTable = ({ overview }: { readonly overview: Overview }) => {
  const { t, tag } = useTexts()
  return (
    <DataTable
      label={t('overview.table')}
      rows={[...overview.days].reverse()}
      rowKey={({ day }) => day}
      columns={[
        { key: 'day', title: t('overview.day'), render: ({ day }) => dayText(day, tag) },
        ...tabled.map((figure) => ({
          key: figure,
          title: t(`figure.${figure}`),
          align: 'end' as const,
          render: (day: Overview['days'][number]) => (
            <FigureText
              figure={figure}
              units={figureUnits(day, figure, overview.currency)}
              currency={overview.currency}
            />
          ),
        })),
      ]}
    />
  )
}

/** The days of the period as a curve, with a table as its twin for whoever cannot or will not read curves. */
export const DaySection = ({ overview }: { readonly overview: Overview | undefined }) => {
  const { t } = useTexts()
  const [figure, setFigure] = useState<Figure>('validBet')
  const [asTable, setAsTable] = useState(false)
  const isCurve = (overview?.days.length ?? 0) > 1
  return (
    <Section
      icon="chart-line"
      title={t('overview.days')}
      action={
        isCurve
          ? { label: t(asTable ? 'overview.showChart' : 'overview.showTable'), onClick: () => setAsTable(!asTable) }
          : undefined
      }
    >
      {!overview ? (
        <Skeleton height={232} radius="l" />
      ) : asTable || !isCurve ? (
        <>
          <DayTable overview={overview} />
          {isCurve ? null : <p className={styles.note}>{t('overview.oneDay')}</p>}
        </>
      ) : (
        <>
          <ChipRow label={t('overview.metric')} className={styles.metrics}>
            {charted.map((each) => (
              <Chip key={each} selected={each === figure} onClick={() => setFigure(each)}>
                {t(`figure.${each}`)}
              </Chip>
            ))}
          </ChipRow>
          <DayChart overview={overview} figure={figure} />
        </>
      )}
    </Section>
  )
}
