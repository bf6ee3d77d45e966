import { periods, useCommonTexts, type Period } from '@mosaic/i18n'
import type { ReactNode } from 'react'
import { Chip, ChipRow } from '../chip/Chip'
import styles from './PeriodChips.module.css'

export type PeriodChipsProps = {
  /** Undefined: none of them is chosen. */
  readonly value: Period | undefined
  readonly onChange: (period: Period) => void
  /** Chips before them. */
  readonly children?: ReactNode
}

/** The periods of every report and record. */
export const PeriodChips = ({ value, onChange, children }: PeriodChipsProps) => {
  const { t } = useCommonTexts()
  return (
    <ChipRow label={t('period.label')} className={styles.chips}>
      {children}
      {periods.map((period) => (
        <Chip key={period} selected={period === value} onClick={() => onChange(period)}>
          {t(`period.${period}`)}
        </Chip>
      ))}
    </ChipRow>
  )
}
