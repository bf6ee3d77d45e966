import { Button, Card, EmptyState, QueryView, Screen, Sheet, Skeleton } from '@mosaic/ui'
import { useState } from 'react'
import { usePayoutAccountsQuery, useWithdrawSettingsQuery } from '../../api/withdrawals'
import { AddAccountForm } from '../../payout/AddAccountForm'
import { NeedsPaymentPassword } from '../../payout/NeedsPaymentPassword'
import { useTexts } from '../../texts'
import { PayoutAccountList } from './PayoutAccountList'

const ListSkeleton = () => <Skeleton height={132} radius="m" />

/** Adding an account requires the payment password, so it is offered only when there is one. */
const AddAccount = ({ full }: { readonly full: boolean }) => {
  const { t } = useTexts()
  const settings = useWithdrawSettingsQuery()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <QueryView
      query={settings}
      compact
      skeleton={<Skeleton height={54} />}
      isEmpty={({ methods }) => methods.length === 0}
    >
      {({ methods, hasPaymentPassword }) =>
        hasPaymentPassword ? (
          <>
            <Button block size="l" icon="plus" disabled={full} onClick={() => setOpen(true)}>
              {t('payout.add')}
            </Button>
            <Sheet open={open} onClose={close} title={t('payout.add')}>
              <AddAccountForm methods={methods} onAdded={close} />
            </Sheet>
          </>
        ) : (
          <NeedsPaymentPassword />
        )
      }
    </QueryView>
  )
}

/** Accounts for withdrawals: list, add, choose the default, remove. */
const PayoutAccountsPage = () => {
  const { t } = useTexts()
  // Without a payment password the page shows only the link to set one.
  const mayAdd = useWithdrawSettingsQuery().data?.hasPaymentPassword !== false
  return (
    <Screen title={t('payout.title')}>
      <QueryView query={usePayoutAccountsQuery()} skeleton={<ListSkeleton />}>
        {({ list, most }) => (
          <>
            {list.length > 0 ? (
              <PayoutAccountList accounts={list} />
            ) : mayAdd ? (
              <Card>
                <EmptyState icon="bank" title={t('payout.emptyTitle')} text={t('payout.emptyText')} />
              </Card>
            ) : null}
            <AddAccount full={list.length >= most} />
          </>
        )}
      </QueryView>
    </Screen>
  )
}

export default PayoutAccountsPage
