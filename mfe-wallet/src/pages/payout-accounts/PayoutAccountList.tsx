import type { PayoutAccount } from '@mosaic/contracts'
import { Dialog, toast, useFailureToast } from '@mosaic/ui'
import { useState } from 'react'
import { useRemovePayoutAccountMutation, useSetDefaultPayoutAccountMutation } from '../../api/withdrawals'
import { usePayoutName } from '../../payout/use-payout-name'
import { useTexts } from '../../texts'
import { PayoutAccountCard } from './PayoutAccountCard'

/** Every account with its actions; a removal needs a confirmation. */
export const PayoutAccountList = ({ accounts }: { readonly accounts: readonly PayoutAccount[] }) => {
  const { t } = useTexts()
  const showFailure = useFailureToast()
  const nameOf = usePayoutName()
  const makeDefault = useSetDefaultPayoutAccountMutation()
  const remove = useRemovePayoutAccountMutation()
  const [removing, setRemoving] = useState<PayoutAccount | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const done = (text: string) => ({
    onSuccess: () => void toast(text, { tone: 'success', duration: 'short' }),
    onError: ({ failure }: { readonly failure: Parameters<typeof showFailure>[0] }) => void showFailure(failure),
  })
  return (
    <>
      <ul aria-label={t('payout.title')}>
        {accounts.map((account) => (
          <PayoutAccountCard
            key={account.bankCardId}
            account={account}
            busy={makeDefault.pending && chosen === account.bankCardId}
            onDefault={() => {
              setChosen(account.bankCardId)
              makeDefault.submit({ body: { bankCardId: account.bankCardId } }, done(t('payout.defaultSet')))
            }}
            onRemove={() => setRemoving(account)}
          />
        ))}
      </ul>
      <Dialog
        open={removing !== null}
        onClose={() => setRemoving(null)}
        title={t('payout.removeTitle')}
        text={removing ? t('payout.removeText', { account: `${nameOf(removing)} ${removing.account}` }) : undefined}
        confirm={{
          label: t('payout.remove'),
          danger: true,
          loading: remove.pending,
          onConfirm: () => {
            if (removing)
              remove.submit(
                { query: { bankCardId: removing.bankCardId } },
                { ...done(t('payout.removed')), onSettled: () => setRemoving(null) },
              )
          },
        }}
      />
    </>
  )
}
