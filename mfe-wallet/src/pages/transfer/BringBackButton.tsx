import type { ValueOf } from '@mosaic/contracts'
import { Button, toast, useFailureToast } from '@mosaic/ui'
import { useRefreshTransfers, useTransferAll } from '../../api/transfers'
import { bringBackIntent, leavesIntentOpen } from '../../intent/money-intent'
import { useTexts } from '../../texts'
import { useBroughtBack } from './use-brought-back'

export type BringBackButtonProps = {
  readonly funds: ValueOf<'funds'>
  readonly onSilent: (vendors: readonly string[]) => void
}

/** Everything that vendors hold goes back to main; its key stays until the answer is known. */
export const BringBackButton = ({ funds, onSilent }: BringBackButtonProps) => {
  const { t } = useTexts()
  const all = useTransferAll()
  const refresh = useRefreshTransfers()
  const tell = useFailureToast()
  const newsOf = useBroughtBack(funds)
  const submit = () =>
    all.submit(
      { idempotencyKey: bringBackIntent.keyFor() },
      {
        onSuccess: (swept) => {
          bringBackIntent.close()
          refresh()
          onSilent(swept.unanswered ?? [])
          for (const { text, tone } of newsOf(swept)) toast(text, { tone })
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
