import { isCurrency, moneyFromWire, subtractMinor, zero, type Minor, type ValueOf } from '@mosaic/contracts'
import { formatMoney } from '@mosaic/i18n'
import { Card, Icon, Image, QueryView, Skeleton } from '@mosaic/ui'
import { useVipProgress } from '../../api/vip'
import { useTexts } from '../../texts'
import styles from './VipCard.module.css'
import { vipShare } from './vip-share'

const Progress = ({ progress }: { readonly progress: ValueOf<'vipProgress'> }) => {
  const { t, tag } = useTexts()
  const { currency, next, labelName, badge, windowDays } = progress
  if (!isCurrency(currency)) return null
  const read = (wire: string): Minor => moneyFromWire(wire, currency) ?? zero
  const money = (value: Minor) => formatMoney(value, currency, tag)
  const bet = read(progress.validBet)
  const share = next ? vipShare(bet, read(progress.from), read(next.at)) : 100
  const left = next
    ? t('vip.left', { amount: money(subtractMinor(read(next.at), bet)), level: next.labelName })
    : t('vip.top')
  return (
    <>
      <div className={styles.levels}>
        <span className={styles.level}>
          {badge ? (
            <span className={styles.badge}>
              <Image src={badge} alt="" ratio={1} colour="transparent" />
            </span>
          ) : (
            <Icon name="crown" size={20} weight="fill" className={styles.crown} />
          )}
          {labelName}
        </span>
        {next ? <span className={styles.next}>{next.labelName}</span> : null}
      </div>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={t('vip.title')}
        aria-valuenow={share}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={left}
      >
        <div className={styles.done} style={{ width: `${share}%` }} />
      </div>
      <p className={styles.left}>{left}</p>
      <p className={styles.note}>{t('vip.note', { amount: money(bet), days: windowDays })}</p>
    </>
  )
}

const ProgressSkeleton = () => (
  <div aria-hidden="true">
    <Skeleton width={96} height={22} radius="s" />
    <Skeleton height={10} radius="s" className={styles.wait} />
    <Skeleton width="70%" height={18} radius="s" className={styles.wait} />
    <Skeleton width="56%" height={16} radius="s" className={styles.wait} />
  </div>
)

/** The member's level and the way to the next one, by valid bets. */
export const VipCard = () => {
  const { t } = useTexts()
  const progress = useVipProgress()
  return (
    <section aria-label={t('vip.title')}>
      <Card className={styles.card}>
        <QueryView query={progress} compact skeleton={<ProgressSkeleton />}>
          {(known) => <Progress progress={known} />}
        </QueryView>
      </Card>
    </section>
  )
}
