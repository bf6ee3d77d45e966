import { periods, useCommonTexts, type Period } from '@mosaic/i18n'
import { Chip, ChipRow } from '../chip/Chip'
import styles from './PeriodChips.module.css'

export type PeriodChipsProps = { readonly value: Period; readonly onChange: (period: Period) => void }

/** The periods of every report and record. */
export const PeriodChips = ({ value, onChange }: PeriodChipsProps) => {
  const { t } = useCommonTexts()
  return (
    <ChipRow label={t('period.label')} className={styles.chips}>
      {periods.map((period) => (
        <Chip key={period} selected={period === value} onClick={() => onChange(period)}>
          {t(`period.${period}`)}
        </Chip>
      ))}
    </ChipRow>
  )
}
