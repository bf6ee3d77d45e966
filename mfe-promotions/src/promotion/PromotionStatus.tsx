import { MoneyText, moneyOf } from '@mosaic/money'
import { Tag, type TagProps } from '@mosaic/ui'
import type { PromotionState } from '../api/promotions'
import { useTexts } from '../texts'
import { cannotJoin } from './cannot-join'
import { TimeLeftText } from './TimeLeftText'
import styles from './PromotionStatus.module.css'

const tones: Readonly<Record<PromotionState['label'], TagProps['tone']>> = {
  join: 'new',
  claim: 'vip',
  applying: 'muted',
  inProcess: 'muted',
  issued: 'positive',
  claimed: 'positive',
  signed: 'positive',
  rejected: 'negative',
  closed: 'muted',
  comingSoon: 'muted',
}

/** Amount and label of a promotion; in place of the label, why this member cannot join. */
export const PromotionStatus = ({ state }: { readonly state: PromotionState }) => {
  const { t } = useTexts()
  const amount = state.amount === null ? null : moneyOf(state.amount, state.currency)
  const reason = cannotJoin(state)
  return (
    <span className={styles.status}>
      {amount === null ? null : (
        <span className={styles.amount}>
          {state.isUpTo ? <span className={styles.upTo}>{t('amount.upTo')}</span> : null}
          <MoneyText value={amount} currency={state.currency} />
        </span>
      )}
      {reason === null ? (
        <Tag tone={tones[state.label]}>{t(`label.${state.label}`)}</Tag>
      ) : (
        <Tag tone="muted" icon="lock">
          {t(`terms.unmet.${reason}`)}
        </Tag>
      )}
      <TimeLeftText state={state} />
    </span>
  )
}
