import type { WalletTransfer } from '@mosaic/contracts'
import { Button, toast, useFailureToast } from '@mosaic/ui'
import { useRefreshTransfers, useTransferAll } from '../../api/transfers'
import { bringBackIntent, leavesIntentOpen } from '../../intent/money-intent'
import { useTexts } from '../../texts'

/** Everything that vendors hold goes back to main; its key stays until the answer is known. */
export const BringBackButton = () => {
  const { t } = useTexts()
  const all = useTransferAll()
  const refresh = useRefreshTransfers()
  const tell = useFailureToast()
  const submit = () =>
    all.submit(
      { idempotencyKey: bringBackIntent.keyFor() },
      {
        onSuccess: ({ list }) => {
          bringBackIntent.close()
          refresh()
          const some = (...wanted: readonly WalletTransfer['state'][]) =>
            list.some(({ state }) => wanted.includes(state))
          if (list.length === 0) toast(t('transfer.nothingBack'))
          else if (some('PENDING', 'UNKNOWN')) toast(t('transfer.onItsWay'))
          else if (some('FAILED')) toast(t('moving.FAILED.title'), { tone: 'error' })
          else toast(t('transfer.broughtBack'))
        },
        onError: ({ failure }) => {
          if (!leavesIntentOpen(failure)) bringBackIntent.close()
          tell(failure)
        },
      },
    )
  return (
    <Button variant="secondary" block icon="arrow-left" loading={all.pending} onClick={submit}>
      {t('transfer.bringBack')}
    </Button>
  )
}
