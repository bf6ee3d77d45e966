import { newUuid } from '@mosaic/api-client'
import { Button, toast, useFailureToast } from '@mosaic/ui'
import { useState } from 'react'
import { useRefreshTransfers, useTransferAll } from '../../api/transfers'
import { leavesIntentOpen } from '../../intent/money-intent'
import { useTexts } from '../../texts'

/** Everything that vendors hold goes back to main; its key stays until the answer is known. */
export const BringBackButton = () => {
  const { t } = useTexts()
  const [idempotencyKey, setKey] = useState(newUuid)
  const all = useTransferAll()
  const refresh = useRefreshTransfers()
  const tell = useFailureToast()
  const submit = () =>
    all.submit(
      { idempotencyKey },
      {
        onSuccess: ({ list }) => {
          setKey(newUuid())
          refresh()
          const done = list.every(({ state }) => state === 'CONFIRMED')
          toast(t(list.length === 0 ? 'transfer.nothingBack' : done ? 'transfer.broughtBack' : 'transfer.onItsWay'))
        },
        onError: ({ failure }) => {
          if (!leavesIntentOpen(failure)) setKey(newUuid())
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
