import { visibleText } from '@mosaic/contracts'
import { field, useForm, useProblemText } from '@mosaic/forms'
import { Button, Dialog, TextField } from '@mosaic/ui'
import { useTexts } from '../texts'
import type { Decision } from './use-decision'
import styles from './Queue.module.css'

export type DecisionButtonsProps = {
  readonly decision: Decision
  /** Sends the approval, once it is confirmed. */
  readonly approve: () => void
  /** Asks for the confirmation, where fields have to be right before. */
  readonly onApprove?: () => void
  /** The member reads the reason of a rejection. Absent: the case cannot be rejected. */
  readonly reasonHint?: string
}

const shortestReason = 3

/** Approve, or reject with a reason; each is confirmed, because a decision is final. */
export const DecisionButtons = ({
  decision,
  approve,
  onApprove = () => decision.ask('approve'),
  reasonHint,
}: DecisionButtonsProps) => {
  const { t } = useTexts()
  const { textOf } = useProblemText()
  const rejection = useForm({
    fields: { reason: field.text() },
    errors: ({ reason }) => ({
      reason: visibleText(reason).length < shortestReason ? textOf(['required']) : undefined,
    }),
    call: decision,
    onSubmit: ({ reason }) => decision.reject(reason),
  })
  const rejects = decision.question === 'reject'
  return (
    <div className={styles.foot}>
      <Button size="s" icon="check" loading={decision.pending} onClick={onApprove}>
        {t('queue.approve')}
      </Button>
      {reasonHint === undefined ? null : (
        <Button
          size="s"
          variant="secondary"
          icon="x"
          disabled={decision.pending}
          onClick={() => decision.ask('reject')}
        >
          {t('queue.reject')}
        </Button>
      )}
      <Dialog
        open={decision.question !== null}
        onClose={decision.cancel}
        title={t(rejects ? 'queue.rejectTitle' : 'queue.approveTitle')}
        text={rejects ? undefined : t('queue.approveText')}
        confirm={{
          label: t(rejects ? 'queue.reject' : 'queue.approve'),
          onConfirm: rejects ? rejection.submit : approve,
          danger: rejects,
        }}
      >
        {rejects ? (
          <TextField
            {...rejection.input('reason')}
            label={t('queue.reason')}
            hint={reasonHint}
            maxLength={200}
            required
          />
        ) : null}
      </Dialog>
    </div>
  )
}
