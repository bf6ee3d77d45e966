import { Chip, ChipRow } from '@mosaic/ui'
import { useTexts } from '../texts'
import styles from './PeriodChips.module.css'
import { periods, type Period } from '@mosaic/i18n'

export type PeriodChipsProps = { readonly value: Period; readonly onChange: (period: Period) => void }

export const PeriodChips = ({ value, onChange }: PeriodChipsProps) => {
  const { t } = useTexts()
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
