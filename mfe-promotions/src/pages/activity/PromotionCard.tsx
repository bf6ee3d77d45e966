import type { Announcement } from '@mosaic/contracts'
import { Button, Card, classNames, Icon, SafeHtml } from '@mosaic/ui'
import { PeriodLine } from '../../promotion/PeriodLine'
import { PromotionImage } from '../../promotion/PromotionImage'
import { siteLink } from '../../promotion/site-link'
import { useTexts } from '../../texts'
import styles from './PromotionCard.module.css'

type PromotionCardProps = {
  readonly promotion: Announcement
  readonly open: boolean
  readonly onToggle: () => void
  readonly eager: boolean
}

/** One promotion: picture, title and period; a tap opens its conditions below. */
export const PromotionCard = ({ promotion, open, onToggle, eager }: PromotionCardProps) => {
  const { t } = useTexts()
  const content = `promotion-${promotion.id}-content`
  const link = siteLink(promotion.link)
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
            <div className={styles.actions}>
              {link ? <Button to={link}>{promotion.action || t('list.open')}</Button> : null}
              <Button
                variant={link ? 'ghost' : 'secondary'}
                to={`/m/activityDetail?id=${encodeURIComponent(promotion.id)}`}
                icon="arrow-square-out"
              >
                {t('list.open')}
              </Button>
            </div>
          </>
        ) : null}
      </div>
    </Card>
  )
}
