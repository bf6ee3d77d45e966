import { formatDay } from '@mosaic/i18n'
import { Chip, ChipRow, DataTable, Section, Skeleton } from '@mosaic/ui'
import { useState } from 'react'
import { TimeZoneNote } from '../page/TimeZoneNote'
import { useTexts } from '../texts'
import type { DayColumn } from './day-column'
import { DayChart } from './DayChart'
import styles from './DaySection.module.css'

type Dated = { readonly day: string }

export type DaySectionProps<Day> = {
  /** In order of time; undefined while they are on their way. */
  readonly days: readonly Day[] | undefined
  /** Figures of the curve; the first one is the default. */
  readonly charted: readonly DayColumn<Day>[]
  readonly tabled: readonly DayColumn<Day>[]
  /** The page names the time zone elsewhere. */
  readonly plain?: boolean
}

const DayTable = <Day extends Dated>({
  days,
  columns,
}: {
  days: readonly Day[]
  columns: readonly DayColumn<Day>[]
}) => {
  const { t, tag } = useTexts()
  return (
    <DataTable
      label={t('days.table')}
      rows={[...days].reverse()}
      rowKey={({ day }) => day}
      columns={[
        { key: 'day', title: t('days.day'), render: ({ day }) => formatDay(day, tag, 'dayMonth') },
        ...columns.map(({ key, title, shown }) => ({ key, title, align: 'end' as const, render: shown })),
      ]}
    />
  )
}

/** The days of the period as a curve and, for screen readers, as a table. */
export const DaySection = <Day extends Dated>({ days, charted, tabled, plain = false }: DaySectionProps<Day>) => {
  const { t } = useTexts()
  const [key, setKey] = useState(charted[0]?.key)
  const [asTable, setAsTable] = useState(false)
  const isCurve = (days?.length ?? 0) > 1
  const column = charted.find((each) => each.key === key)
  return (
    <Section
      icon="chart-line"
      title={t('days.title')}
      action={
        isCurve
          ? { label: t(asTable ? 'days.showChart' : 'days.showTable'), onClick: () => setAsTable(!asTable) }
          : undefined
      }
    >
      {!days ? (
        <Skeleton height={232} radius="l" />
      ) : asTable || !isCurve || !column ? (
        <>
          <DayTable days={days} columns={tabled} />
          {isCurve ? null : <p className={styles.note}>{t('days.oneDay')}</p>}
        </>
      ) : (
        <>
          <ChipRow label={t('days.metric')} className={styles.metrics}>
            {charted.map((each) => (
              <Chip key={each.key} selected={each === column} onClick={() => setKey(each.key)}>
                {each.title}
              </Chip>
            ))}
          </ChipRow>
          <DayChart days={days} column={column} />
        </>
      )}
      {days && !plain ? <TimeZoneNote /> : null}
    </Section>
  )
}
