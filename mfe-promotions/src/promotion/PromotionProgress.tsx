import { formatMoney } from '@mosaic/i18n'
import { moneyOf } from '@mosaic/money'
import type { PromotionState } from '../api/promotions'
import { useTexts } from '../texts'
import styles from './PromotionProgress.module.css'

/** How far a mission is, or how many tickets of a raffle there are; nothing for other promotions. */
export const PromotionProgress = ({ state }: { readonly state: PromotionState }) => {
  const { t, tag } = useTexts()
  const { progress, currency, kind } = state
  if (progress === null || state.state === 'OPEN' || state.state === 'COMING') return null
  const shown = (value: string): string => {
    if (progress.unit === 'count') return value
    const amount = moneyOf(value, currency)
    return amount === null ? '–' : formatMoney(amount, currency, tag)
  }
  const text =
    kind === 'RAFFLE'
      ? t('progress.tickets', { count: Number(progress.done) })
      : t('progress.of', { done: shown(progress.done), target: shown(progress.target) })
  return (
    <div className={styles.progress}>
      <progress
        className={styles.bar}
        value={Number(progress.done)}
        max={Number(progress.target) || 1}
        aria-label={t('progress.label')}
      />
      <p className={styles.note}>{text}</p>
    </div>
  )
}
