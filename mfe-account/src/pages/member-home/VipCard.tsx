import type { ValueOf } from '@mosaic/contracts'
import { differenceOf, moneyOf, MoneySentence, useMoneyText } from '@mosaic/money'
import { Card, Icon, Image, QueryView, Skeleton } from '@mosaic/ui'
import { useVipProgressQuery } from '../../api/vip'
import { useTexts } from '../../texts'
import styles from './VipCard.module.css'
import { VipLevels } from './VipLevels'
import { vipShare } from './vip-share'

const Progress = ({ progress }: { readonly progress: ValueOf<'vipProgress'> }) => {
  const { t } = useTexts()
  const moneyText = useMoneyText()
  const { currency, next, labelName, badge, windowDays } = progress
  const bet = moneyOf(progress.validBet, currency)
  const from = moneyOf(progress.from, currency)
  const to = next && moneyOf(next.at, currency)
  const left = differenceOf(to, bet)
  const share = !next ? 100 : bet !== null && from !== null && to !== null ? vipShare(bet, from, to) : null
  const leftWords = (amount = '') => (next ? t('vip.left', { amount, level: next.labelName }) : t('vip.top'))
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
      {share === null ? null : (
        <div
          className={styles.track}
          role="progressbar"
          aria-label={t('vip.title')}
          aria-valuenow={share}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuetext={leftWords(moneyText(left, currency))}
        >
          <div className={styles.done} style={{ width: `${share}%` }} />
        </div>
      )}
      <p className={styles.left}>
        <MoneySentence values={[left]} currency={currency} words={leftWords} />
      </p>
      <p className={styles.note}>
        <MoneySentence
          values={[bet]}
          currency={currency}
          words={(amount = '') => t('vip.note', { amount, days: windowDays })}
        />
      </p>
      <VipLevels progress={progress} />
    </>
  )
}

const ProgressSkeleton = () => (
  <div aria-hidden="true">
    <Skeleton width={96} height={22} radius="s" />
    <Skeleton height={10} radius="s" className={styles.wait} />
    <Skeleton width="70%" height={18} radius="s" className={styles.wait} />
    <Skeleton width="56%" height={16} radius="s" className={styles.wait} />
    <Skeleton height={44} radius="m" className={styles.wait} />
  </div>
)

/** The member's level and the way to the next one, by valid bets. */
export const VipCard = () => {
  const { t } = useTexts()
  const progress = useVipProgressQuery()
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
