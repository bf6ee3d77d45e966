import { visibleText } from '@mosaic/contracts'
import { field, FormAlert, useForm, useProblemText } from '@mosaic/forms'
import { Button, Dialog, TextField } from '@mosaic/ui'
import { useState } from 'react'
import { useAgentProposal } from '../members/use-proposal'
import { useTexts } from '../texts'

const shortestReason = 3

/** Proposes the end of an offer or contract of the house. */
export const EndContract = ({ contractId }: { readonly contractId: string }) => {
  const { t } = useTexts()
  const { textOf } = useProblemText()
  const { call, propose } = useAgentProposal()
  const [asks, setAsks] = useState(false)
  const form = useForm({
    fields: { reason: field.text() },
    errors: ({ reason }) => ({
      reason: visibleText(reason).length < shortestReason ? textOf(['required']) : undefined,
    }),
    call,
    onSubmit: ({ reason }) =>
      propose({ kind: 'end', contractId, reason }, () => {
        setAsks(false)
        form.clear('reason')
      }),
  })
  return (
    <>
      <Button size="s" variant="secondary" icon="x" loading={call.pending} onClick={() => setAsks(true)}>
        {t('agentChanges.end')}
      </Button>
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        title={t('agentChanges.end')}
        text={t('agentChanges.endHint')}
        confirm={{ label: t('agentChanges.propose'), onConfirm: form.submit, danger: true }}
      >
        <TextField {...form.input('reason')} label={t('queue.reason')} maxLength={200} required />
        <FormAlert {...form.alert} />
      </Dialog>
    </>
  )
}
