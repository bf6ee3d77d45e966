import type { Announcement } from '@mosaic/contracts'
import {
  Button,
  EmptyState,
  QueryView,
  SafeHtml,
  Screen,
  Skeleton,
  useSafeHtmlReady,
  useSearchParams,
} from '@mosaic/ui'
import { usePromotionsQuery } from '../../api/announcements'
import { useHasSession, usePromotionState } from '../../api/promotions'
import { BonusTerms } from '../../promotion/BonusTerms'
import { PeriodLine } from '../../promotion/PeriodLine'
import { PromotionImage, promotionRatio } from '../../promotion/PromotionImage'
import { PromotionAction } from '../../promotion/PromotionAction'
import { PromotionProgress } from '../../promotion/PromotionProgress'
import { PromotionStatus } from '../../promotion/PromotionStatus'
import { siteLink } from '../../promotion/site-link'
import { TermsLines } from '../../promotion/TermsLines'
import { useTexts } from '../../texts'
import { ApplicationForm } from './ApplicationForm'
import { PromotionBoard } from './PromotionBoard'
import styles from './ActivityDetailPage.module.css'

const Waiting = () => (
  <>
    <Skeleton ratio={promotionRatio} radius="l" />
    <div className={styles.wait}>
      <Skeleton lines={6} />
    </div>
  </>
)

const Missing = () => {
  const { t } = useTexts()
  return (
    <EmptyState
      icon="hourglass-medium"
      picture="no-results"
      title={t('missing.title')}
      text={t('missing.text')}
      action={<Button to="/m/activity">{t('missing.action')}</Button>}
    />
  )
}

const Details = ({ promotion }: { readonly promotion: Announcement }) => {
  const { t } = useTexts()
  const link = siteLink(promotion.link)
  const state = usePromotionState(promotion.id)
  const hasSession = useHasSession()
  return (
    <>
      <div className={styles.image}>
        <PromotionImage promotion={promotion} eager />
      </div>
      <div className={styles.heading}>
        <h2 className={styles.title}>{promotion.title}</h2>
        <PeriodLine promotion={promotion} />
        {state ? <PromotionStatus state={state} /> : null}
      </div>
      <SafeHtml html={promotion.content} />
      {state ? (
        <>
          <PromotionProgress state={state} />
          <TermsLines state={state} />
          {state.reason === '' ? null : <p className={styles.reason}>{t('apply.reason', { reason: state.reason })}</p>}
          {state.reward === 'bonus' && state.action !== 'none' ? (
            <BonusTerms
              key={promotion.id}
              promotionId={promotion.id}
              amount={state.rewardId === null ? null : state.amount}
            />
          ) : null}
          <div className={styles.action}>
            {state.action === 'apply' && hasSession ? (
              <ApplicationForm state={state} />
            ) : (
              <PromotionAction state={state} />
            )}
          </div>
          {state.kind === 'TOURNAMENT' || state.kind === 'RAFFLE' ? (
            <PromotionBoard promotionId={promotion.id} />
          ) : null}
        </>
      ) : null}
      {link ? (
        <Button block size="l" to={link} className={styles.action}>
          {promotion.action || t('empty.action')}
        </Button>
      ) : null}
    </>
  )
}

/** One promotion on a page of its own, to be linked and shared. */
const ActivityDetailPage = () => {
  const [search] = useSearchParams()
  const promotions = usePromotionsQuery()
  const readable = useSafeHtmlReady()
  return (
    <Screen>
      <QueryView query={promotions} skeleton={<Waiting />}>
        {(list) => {
          const promotion = list.find(({ id }) => id === search.get('id'))
          return !readable ? <Waiting /> : promotion ? <Details promotion={promotion} /> : <Missing />
        }}
      </QueryView>
    </Screen>
  )
}

export default ActivityDetailPage
