import type { ValueOf } from '@mosaic/contracts'
import { OrderCheck } from '@mosaic/forms'
import { Button, toast, useFailureToast } from '@mosaic/ui'
import { useRefreshBalances, useTransferAllMutation } from '../../api/transfers'
import { useTexts } from '../../texts'
import { useTransferAllNotices } from './use-transfer-all-notices'

type TransferAllButtonProps = {
  readonly balances: ValueOf<'funds'>
  readonly onUnanswered: (vendors: readonly string[]) => void
}

/** Transfers all vendor balances to main. */
export const TransferAllButton = ({ balances, onUnanswered }: TransferAllButtonProps) => {
  const { t } = useTexts()
  const all = useTransferAllMutation()
  const refresh = useRefreshBalances()
  const showFailure = useFailureToast()
  const noticesOf = useTransferAllNotices(balances)
  const onDone = (result: ValueOf<'walletTransferAll'>) => {
    refresh()
    onUnanswered(result.unanswered ?? [])
    for (const { text, tone } of noticesOf(result)) toast(text, { tone })
  }
  const submit = () => all.submit({}, { onSuccess: onDone, onError: ({ failure }) => showFailure(failure) })
  return (
    <OrderCheck names={['walletTransferAll']} onDone={onDone} onRefused={refresh}>
      <Button variant="secondary" block icon="arrow-left" loading={all.pending} onClick={submit}>
        {t('transfer.bringBack')}
      </Button>
    </OrderCheck>
  )
}
