import type { Announcement } from '@mosaic/contracts'
import { Button, Card, classNames, Icon, Link, SafeHtml } from '@mosaic/ui'
import type { PromotionState } from '../../api/promotions'
import { BonusTerms } from '../../promotion/BonusTerms'
import { PeriodLine } from '../../promotion/PeriodLine'
import { PromotionAction } from '../../promotion/PromotionAction'
import { PromotionImage } from '../../promotion/PromotionImage'
import { PromotionProgress } from '../../promotion/PromotionProgress'
import { PromotionStatus } from '../../promotion/PromotionStatus'
import { siteLink } from '../../promotion/site-link'
import { TermsLines } from '../../promotion/TermsLines'
import { useTexts } from '../../texts'
import styles from './PromotionCard.module.css'

type PromotionCardProps = {
  readonly promotion: Announcement
  /** Undefined for an announcement without a campaign. */
  readonly state: PromotionState | undefined
  readonly open: boolean
  readonly onToggle: () => void
  readonly eager: boolean
}

/** One promotion: picture, title and period; a tap opens its conditions below. */
export const PromotionCard = ({ promotion, state, open, onToggle, eager }: PromotionCardProps) => {
  const { t } = useTexts()
  const content = `promotion-${promotion.id}-content`
  const link = siteLink(promotion.link)
  const page = `/m/activityDetail?id=${encodeURIComponent(promotion.id)}`
  return (
    <Card padded={false} className={styles.card}>
      <div id={`promotion-${promotion.id}`} className={styles.anchor} />
      <h2 className={styles.heading}>
        <button type="button" className={styles.head} aria-expanded={open} aria-controls={content} onClick={onToggle}>
          <PromotionImage promotion={promotion} eager={eager} />
          <span className={styles.line}>
            <span className={styles.text}>
              <span className={styles.title}>{promotion.title}</span>
              <PeriodLine promotion={promotion} />
              {state ? <PromotionStatus state={state} /> : null}
            </span>
            <Icon
              name="caret-down"
              size={20}
              weight="regular"
              className={classNames(styles.caret, open && styles.turned)}
            />
          </span>
        </button>
      </h2>
      <div id={content} hidden={!open} className={styles.content}>
        {open ? (
          <>
            <SafeHtml html={promotion.content} />
            {state ? <PromotionProgress state={state} /> : null}
            {state ? <TermsLines state={state} /> : null}
            {state?.reward === 'bonus' && state.action !== 'none' ? (
              <BonusTerms
                key={promotion.id}
                promotionId={promotion.id}
                amount={state.rewardId === null ? null : state.amount}
              />
            ) : null}
            <div className={styles.actions}>
              {state && state.action !== 'none' ? (
                <PromotionAction state={state} />
              ) : (
                <Button to={link ?? page}>{link ? promotion.action || t('list.open') : t('list.open')}</Button>
              )}
            </div>
            {link || (state && state.action !== 'none') ? (
              <Link to={page} className={styles.page}>
                {t('list.open')}
              </Link>
            ) : null}
          </>
        ) : null}
      </div>
    </Card>
  )
}
