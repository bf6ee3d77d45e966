import { formatDay } from '@mosaic/i18n'
import { Chip, PeriodChips } from '@mosaic/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts'
import type { PeriodChoice } from './use-record-filters'

type PeriodFilterProps = {
  readonly filters: PeriodChoice
  /** Further chips. */
  readonly children?: ReactNode
}

/** The periods, and before them the days of a link, which a press lets go. */
export const PeriodFilter = ({ filters: { period, days, choosePeriod }, children }: PeriodFilterProps) => {
  const { tag } = useTexts()
  const text = (day: string) => formatDay(day, tag, 'date')
  return (
    <PeriodChips value={days ? undefined : period} onChange={choosePeriod}>
      {days && !children ? (
        <Chip selected onClick={() => choosePeriod(period)}>
          {days.startDate === days.endDate ? text(days.startDate) : `${text(days.startDate)} – ${text(days.endDate)}`}
        </Chip>
      ) : null}
      {children}
    </PeriodChips>
  )
}
