import type { Deposit } from '@mosaic/contracts'
import { Button, Dialog, useFailureToast } from '@mosaic/ui'
import { useState } from 'react'
import { useCancelDepositMutation } from '../../api/deposits'
import { useTexts } from '../../texts'

type CancelDepositProps = {
  readonly deposit: Deposit
  /** It could not be cancelled: what is known of it is old. */
  readonly onRefused: () => void
}

/** Only offered before the payment; the gateway asks the provider and decides. */
export const CancelDeposit = ({ deposit: { depositId }, onRefused }: CancelDepositProps) => {
  const { t } = useTexts()
  const showFailure = useFailureToast()
  const cancel = useCancelDepositMutation()
  const [confirming, setConfirming] = useState(false)
  const confirm = () =>
    cancel.submit(
      { body: { depositId } },
      {
        onError: ({ failure }) => {
          showFailure(failure)
          onRefused()
        },
        onSettled: () => setConfirming(false),
      },
    )
  return (
    <>
      <Button variant="ghost" block onClick={() => setConfirming(true)}>
        {t('status.cancel')}
      </Button>
      <Dialog
        open={confirming}
        onClose={() => setConfirming(false)}
        title={t('status.cancelTitle')}
        text={t('status.cancelText')}
        confirm={{ label: t('status.cancel'), onConfirm: confirm, danger: true, loading: cancel.pending }}
        cancel={t('status.keep')}
      />
    </>
  )
}
