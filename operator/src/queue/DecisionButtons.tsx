import type { ApiFailure } from '@mosaic/api-client'
import type { DeskBody } from '@mosaic/contracts/desk'
import { useErrorText } from '@mosaic/i18n'
import { Button, Dialog, TextField, toast } from '@mosaic/ui'
import { useState } from 'react'
import { useDeskMutation } from '../api/queries'
import { useTexts } from '../texts'
import styles from './Queue.module.css'

type DecisionCall = 'decideWithdrawal' | 'decideDeposit' | 'decideKyc' | 'decideAdjustment' | 'decideFreeRounds'
type Rejection = { readonly id: string; readonly verdict: 'reject'; readonly reason: string }

export type DecisionButtonsProps<C extends DecisionCall> = {
  readonly call: C
  readonly id: string
  /** What an approval says; null while something is missing for it. */
  readonly approval: (DeskBody<C> & { readonly verdict: 'approve' }) | null
  /** The member reads the reason of a rejection. */
  readonly reasonHint: string
}

const shortestReason = 3

/** Approve, or reject with a reason; each is asked once more, because nobody can take it back. */
export const DecisionButtons = <C extends DecisionCall>({
  call,
  id,
  approval,
  reasonHint,
}: DecisionButtonsProps<C>) => {
  const { t } = useTexts()
  const errorText = useErrorText()
  const [asked, setAsked] = useState<'approve' | 'reject' | null>(null)
  const [reason, setReason] = useState('')
  const failed = ({ failure }: { readonly failure: ApiFailure }) =>
    toast(errorText(failure), { tone: 'error', failure })
  const decide = useDeskMutation(call, {
    onDone: () => toast(t('queue.decided'), { tone: 'success' }),
    onFailed: failed,
  })
  const close = () => setAsked(null)
  const short = reason.trim().length < shortestReason
  const confirm = () => {
    if (asked === 'reject' && short) return
    close()
    const rejection: Rejection = { id, verdict: 'reject', reason }
    // Every decision takes a rejection of this form.
    if (asked === 'reject') decide.submit(rejection as unknown as DeskBody<C>)
    else if (approval) decide.submit(approval)
  }
  return (
    <div className={styles.foot}>
      <Button size="s" icon="check" loading={decide.pending} disabled={!approval} onClick={() => setAsked('approve')}>
        {t('queue.approve')}
      </Button>
      <Button size="s" variant="secondary" icon="x" disabled={decide.pending} onClick={() => setAsked('reject')}>
        {t('queue.reject')}
      </Button>
      <Dialog
        open={asked !== null}
        onClose={close}
        title={t(asked === 'reject' ? 'queue.rejectTitle' : 'queue.approveTitle')}
        text={asked === 'reject' ? undefined : t('queue.approveText')}
        confirm={{
          label: t(asked === 'reject' ? 'queue.reject' : 'queue.approve'),
          onConfirm: confirm,
          danger: asked === 'reject',
        }}
      >
        {asked === 'reject' ? (
          <TextField
            name="reason"
            label={t('queue.reason')}
            hint={reasonHint}
            value={reason}
            maxLength={200}
            onChange={({ target }) => setReason(target.value)}
            required
          />
        ) : null}
      </Dialog>
    </div>
  )
}
