import type { ValueOf } from '@mosaic/contracts'
import { Button, toast, useFailureToast } from '@mosaic/ui'
import { useRefreshBalances, useTransferAllMutation } from '../../api/transfers'
import { transferAllIntent, leavesIntentOpen } from '../../intent/money-intent'
import { useTexts } from '../../texts'
import { useTransferAllNotices } from './use-transfer-all-notices'

type TransferAllButtonProps = {
  readonly balances: ValueOf<'funds'>
  readonly onUnanswered: (vendors: readonly string[]) => void
}

/** Transfers all vendor balances to main; its key stays until the answer is known. */
export const TransferAllButton = ({ balances, onUnanswered }: TransferAllButtonProps) => {
  const { t } = useTexts()
  const all = useTransferAllMutation()
  const refresh = useRefreshBalances()
  const showFailure = useFailureToast()
  const noticesOf = useTransferAllNotices(balances)
  const submit = () =>
    all.submit(
      { idempotencyKey: transferAllIntent.keyFor() },
      {
        onSuccess: (result) => {
          transferAllIntent.close()
          refresh()
          onUnanswered(result.unanswered ?? [])
          for (const { text, tone } of noticesOf(result)) toast(text, { tone })
        },
        onError: ({ failure }) => {
          if (!leavesIntentOpen(failure)) transferAllIntent.close()
          showFailure(failure)
        },
      },
    )
  return (
    <Button variant="secondary" block icon="arrow-left" loading={all.pending} onClick={submit}>
      {t('transfer.bringBack')}
    </Button>
  )
}
