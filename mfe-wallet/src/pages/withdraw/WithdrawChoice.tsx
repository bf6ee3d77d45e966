import type { ValueOf } from '@mosaic/contracts'
import { OrderCheck } from '@mosaic/forms'
import { moneyOf } from '@mosaic/money'
import { Button, Card, EmptyState, QueryView, Section, Skeleton } from '@mosaic/ui'
import { useInvalidateWithdrawSettings, usePayoutAccountsQuery, useWithdrawSettingsQuery } from '../../api/withdrawals'
import { AddAccountForm } from '../../payout/AddAccountForm'
import { NeedsPaymentPassword } from '../../payout/NeedsPaymentPassword'
import { useTexts } from '../../texts'
import { DelayCard } from './DelayCard'
import { NeedsKyc } from './NeedsKyc'
import { QuotaCard } from './QuotaCard'
import { useShowWithdrawal } from './use-withdraw-request'
import { WithdrawForm } from './WithdrawForm'

type Settings = ValueOf<'withdrawSettings'>

const FormSkeleton = () => (
  <div aria-hidden="true">
    <Card>
      <Skeleton height={84} />
    </Card>
    <Card>
      <Skeleton height={132} />
    </Card>
    <Skeleton height={54} />
  </div>
)

/** The next step: prove the identity, set a payment password, add an account, or request the money. */
const NextStep = ({ settings }: { readonly settings: Settings }) => {
  const { t } = useTexts()
  const accounts = usePayoutAccountsQuery()
  const { methods, hasPaymentPassword, currency, quota, kyc, delay } = settings
  if (kyc !== null && kyc !== 'VERIFIED') return <NeedsKyc state={kyc} />
  if (!hasPaymentPassword) return <NeedsPaymentPassword />
  return (
    <QueryView
      query={accounts}
      skeleton={<FormSkeleton />}
      isEmpty={({ list }) => !list.some(({ kind }) => methods.some((method) => method.kind === kind))}
      empty={
        <Section icon="bank" title={t('payout.firstTitle')}>
          <Card>
            <AddAccountForm methods={methods} />
          </Card>
        </Section>
      }
    >
      {({ list }) =>
        delay || moneyOf(quota.withdrawable, currency) === 0n ? null : (
          <WithdrawForm settings={settings} accounts={list} />
        )
      }
    </QueryView>
  )
}

/** Available amount, payout account, and the amount to withdraw. */
export const WithdrawChoice = () => {
  const { t } = useTexts()
  const showWithdrawal = useShowWithdrawal()
  const invalidateSettings = useInvalidateWithdrawSettings()
  return (
    <QueryView
      query={useWithdrawSettingsQuery()}
      skeleton={
        <>
          <Skeleton height={132} radius="l" />
          <FormSkeleton />
        </>
      }
      isEmpty={({ methods }) => methods.length === 0}
      empty={<EmptyState icon="hand-coins" title={t('withdraw.noMethodsTitle')} text={t('deposit.noMethodsText')} />}
    >
      {(settings) => (
        <>
          <QuotaCard settings={settings} />
          {settings.delay ? <DelayCard delay={settings.delay} /> : null}
          <OrderCheck
            names={['withdraw']}
            record={{ to: '/m/withdraw/record', label: t('withdrawals.title') }}
            onDone={showWithdrawal}
            onRefused={invalidateSettings}
          >
            <NextStep settings={settings} />
          </OrderCheck>
          <Button variant="ghost" icon="bank" block to="/m/withdraw/accounts">
            {t('payout.title')}
          </Button>
          <Button variant="ghost" icon="receipt" block to="/m/withdraw/record">
            {t('withdrawals.title')}
          </Button>
        </>
      )}
    </QueryView>
  )
}
