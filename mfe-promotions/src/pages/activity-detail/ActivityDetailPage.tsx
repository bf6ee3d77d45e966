import { failureOf } from '@mosaic/api-client'
import {
  Button,
  EmptyState,
  ErrorState,
  SafeHtml,
  Screen,
  Skeleton,
  useSafeHtmlReady,
  useSearchParams,
} from '@mosaic/ui'
import { usePromotions } from '../../api/announcements'
import { PeriodLine } from '../../promotion/PeriodLine'
import { PromotionImage, promotionRatio } from '../../promotion/PromotionImage'
import { siteLink } from '../../promotion/site-link'
import { useTexts } from '../../texts'
import styles from './ActivityDetailPage.module.css'

/** One promotion on a page of its own, to be linked and shared. */
const ActivityDetailPage = () => {
  const { t } = useTexts()
  const [search] = useSearchParams()
  const promotions = usePromotions()
  const readable = useSafeHtmlReady()
  const promotion = promotions.data?.find((entry) => entry.id === search.get('id'))

  if (promotions.error && !promotions.data)
    return (
      <Screen>
        <ErrorState error={failureOf(promotions.error)} onRetry={() => void promotions.refetch()} />
      </Screen>
    )
  if (!promotions.data || !readable)
    return (
      <Screen>
        <Skeleton ratio={promotionRatio} radius="l" />
        <div className={styles.wait}>
          <Skeleton lines={6} />
        </div>
      </Screen>
    )
  if (!promotion)
    return (
      <Screen>
        <EmptyState
          icon="hourglass-medium"
          picture="no-results"
          title={t('missing.title')}
          text={t('missing.text')}
          action={<Button to="/m/activity">{t('missing.action')}</Button>}
        />
      </Screen>
    )

  const link = siteLink(promotion.link)
  return (
    <Screen>
      <div className={styles.image}>
        <PromotionImage promotion={promotion} eager />
      </div>
      <div className={styles.heading}>
        <h2 className={styles.title}>{promotion.title}</h2>
        <PeriodLine promotion={promotion} />
      </div>
      <SafeHtml html={promotion.content} />
      {link ? (
        <Button block size="l" to={link} className={styles.action}>
          {promotion.action || t('empty.action')}
        </Button>
      ) : null}
    </Screen>
  )
}

export default ActivityDetailPage
