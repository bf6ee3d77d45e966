import { Icon } from '@mosaic/ui'
import type { PromotionState } from '../api/promotions'
import { useTexts } from '../texts'
import { type TermsLine, termsLines } from './terms-lines'
import styles from './TermsLines.module.css'

export const TermsLines = ({ state }: { readonly state: PromotionState }) => {
  const { t } = useTexts()
  const textOf = (terms: TermsLine): string => {
    switch (terms.line) {
      case 'unmet':
        return t(`terms.unmet.${terms.condition}`)
      case 'claimDays':
        return t('terms.claimDays', { count: terms.days })
      default:
        return t(`terms.${terms.line}`)
    }
  }
  return (
    <ul className={styles.list} aria-label={t('terms.label')}>
      {termsLines(state).map((terms) => (
        <li key={terms.line} className={styles.row}>
          <Icon name={terms.line === 'unmet' ? 'lock' : 'check'} size={16} className={styles.icon} />
          {textOf(terms)}
        </li>
      ))}
    </ul>
  )
}
