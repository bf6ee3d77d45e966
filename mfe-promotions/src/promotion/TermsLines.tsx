import { useCategoryText } from '@mosaic/records'
import { Icon } from '@mosaic/ui'
import type { PromotionState } from '../api/promotions'
import { useTexts } from '../texts'
import { type TermsLine, termsLines } from './terms-lines'
import styles from './TermsLines.module.css'

export const TermsLines = ({ state }: { readonly state: PromotionState }) => {
  const { t } = useTexts()
  const categoryText = useCategoryText()
  const textOf = (terms: TermsLine): string => {
    switch (terms.line) {
      case 'unmet':
        return t(`terms.unmet.${terms.condition}`)
      case 'claimDays':
        return t('terms.claimDays', { count: terms.days })
      case 'wager':
        return t('terms.wager', { count: terms.days, factor: terms.factor })
      case 'wagerGames':
        return t('terms.wagerGames', { games: terms.categories.map(categoryText).join(', ') })
      default:
        return t(`terms.${terms.line}`)
    }
  }
  return (
    <ul className={styles.list} aria-label={t('terms.label')}>
      {termsLines(state).map((terms) => (
        <li key={terms.line} className={styles.row}>
          <Icon
            name={terms.line === 'unmet' ? 'lock' : terms.line === 'waits' ? 'clock' : 'check'}
            size={16}
            className={styles.icon}
          />
          {textOf(terms)}
        </li>
      ))}
    </ul>
  )
}
