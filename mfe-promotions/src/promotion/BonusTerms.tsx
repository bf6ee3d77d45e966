import { gameCategories } from '@mosaic/contracts'
import { formatMoney, formatNumber } from '@mosaic/i18n'
import { moneyOf } from '@mosaic/money'
import { useCategoryText } from '@mosaic/records'
import { Card, Icon, type IconName, Skeleton } from '@mosaic/ui'
import { useBonusTermsQuery } from '../api/promotions'
import { useTexts } from '../texts'
import styles from './BonusTerms.module.css'

type BonusTermsProps = {
  readonly promotionId: string
  /** Of a reward that waits; null: the highest of the promotion. */
  readonly amount: string | null
}

/** Of a card with three rows, so that what is below keeps its place. */
const cardHeight = 184

/** A bonus in plain figures before it is accepted: what it asks, what it is worth, how often it ends with nothing. */
export const BonusTerms = ({ promotionId, amount }: BonusTermsProps) => {
  const { t, tag } = useTexts()
  const categoryText = useCategoryText()
  const { data: terms, isPending } = useBonusTermsQuery(promotionId, amount)
  if (!terms) return isPending ? <Skeleton height={cardHeight} radius="l" /> : null
  const { currency, days, categories, games, nothingPercent, returnPercent } = terms
  const money = (wire: string): string => {
    const value = moneyOf(wire, currency)
    return value === null ? '–' : formatMoney(value, currency, tag)
  }
  const percent = (value: number): string => `${formatNumber(value, tag)} %`
  const where =
    categories.length === gameCategories.length || categories.length > 3
      ? t('bonusTerms.allGames')
      : categories.map(categoryText).join(', ')
  const rows: readonly (readonly [IconName, string])[] = [
    ['check', t('bonusTerms.stake', { required: money(terms.required), games: where, count: days })],
    ['coins', t('bonusTerms.average', { amount: money(terms.average), bonus: money(terms.bonus) })],
    ['info', t('bonusTerms.nothing', { percent: percent(nothingPercent) })],
    ...(terms.maxStake === null
      ? []
      : [['lock', t('bonusTerms.maxStake', { amount: money(terms.maxStake) })] as const]),
    ...(terms.cashOutCap === null ? [] : [['lock', t('bonusTerms.cap', { amount: money(terms.cashOutCap) })] as const]),
    ...(terms.endsAtWithdrawal ? [['lock', t('bonusTerms.endsAtWithdrawal')] as const] : []),
  ]
  return (
    <Card role="group" aria-label={t('bonusTerms.title')} className={styles.card}>
      <h3 className={styles.title}>{t('bonusTerms.title')}</h3>
      <ul className={styles.list}>
        {rows.map(([icon, text]) => (
          <li key={text} className={styles.row}>
            <Icon name={icon} size={16} className={styles.icon} />
            {text}
          </li>
        ))}
      </ul>
      <p className={styles.basis}>
        {t('bonusTerms.basis', { count: games, percent: percent(returnPercent), stake: money(terms.stake) })}
      </p>
    </Card>
  )
}
