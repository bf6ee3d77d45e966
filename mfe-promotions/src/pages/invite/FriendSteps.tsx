import { formatNumber } from '@mosaic/i18n'
import { MoneyAmount, moneyOf, MoneySentence } from '@mosaic/money'
import { Button, Card, Icon, Section } from '@mosaic/ui'
import { Fragment } from 'react'
import type { Referral } from '../../api/referral'
import { useTexts } from '../../texts'
import styles from './FriendSteps.module.css'

/** Clicks, registrations and first bets, and what they earned. */
export const FriendSteps = ({ referral }: { readonly referral: Referral }) => {
  const { t, tag } = useTexts()
  const { clicks, totalInvitations, qualified, earned, claimable, currency } = referral
  const steps = [
    ['clicks', clicks],
    ['registered', totalInvitations],
    ['qualified', qualified],
  ] as const
  const waiting = moneyOf(claimable, currency)
  return (
    <Section icon="users-three" title={t('invite.friends')}>
      <Card>
        <ol className={styles.steps}>
          {steps.map(([step, count], index) => (
            <Fragment key={step}>
              <li className={styles.step}>
                <span className={styles.count}>{formatNumber(count, tag)}</span>
                <span className={styles.name}>{t(`invite.step.${step}`)}</span>
              </li>
              {index < steps.length - 1 ? (
                <li className={styles.arrow} aria-hidden="true">
                  <Icon name="caret-right" size={18} weight="regular" />
                </li>
              ) : null}
            </Fragment>
          ))}
        </ol>
        <p className={styles.earned}>
          <span>{t('invite.earned')}</span>
          <MoneyAmount value={moneyOf(earned, currency)} currency={currency} className={styles.sum} />
        </p>
        {waiting === null || waiting > 0n ? (
          <Button block variant="secondary" icon="treasure-chest" to="/m/rewardCenter">
            <MoneySentence
              values={[waiting]}
              currency={currency}
              words={(amount = '') => t('invite.claimable', { amount })}
            />
          </Button>
        ) : null}
      </Card>
    </Section>
  )
}
