import { visibleText } from '@mosaic/contracts'
import { field, Form, useForm, useProblemText } from '@mosaic/forms'
import { Card, TextField } from '@mosaic/ui'
import { useTexts } from '../texts'
import styles from './Members.module.css'
import { useAgentProposal } from './use-proposal'

const shortestReason = 3

/** Moves a member with everybody below to another agent, once a second person approves. */
export const ProposeMove = ({ memberId }: { readonly memberId: string }) => {
  const { t } = useTexts()
  const { textOf } = useProblemText()
  const { call, propose } = useAgentProposal()
  const form = useForm({
    fields: { upline: field.text(), reason: field.text() },
    errors: ({ upline, reason }) => ({
      upline: visibleText(upline) === '' ? textOf(['required']) : undefined,
      reason: visibleText(reason).length < shortestReason ? textOf(['required']) : undefined,
    }),
    call,
    onSubmit: ({ upline, reason }) =>
      propose({ kind: 'move', memberId, upline, reason }, () => form.clear('upline', 'reason')),
  })
  return (
    <Card className={styles.part}>
      <h2 className={styles.heading}>{t('agentChanges.move')}</h2>
      <Form form={form} submit={t('agentChanges.propose')} variant="secondary">
        <TextField
          {...form.input('upline')}
          label={t('agentChanges.upline')}
          hint={t('agentChanges.moveHint')}
          autoComplete="off"
          maxLength={64}
          required
        />
        <TextField {...form.input('reason')} label={t('queue.reason')} maxLength={200} required />
      </Form>
    </Card>
  )
}
