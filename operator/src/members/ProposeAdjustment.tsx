import { newUuid } from '@mosaic/api-client'
import { isCurrency, visibleText } from '@mosaic/contracts'
import { field, Form, useForm, useProblemText } from '@mosaic/forms'
import { Card, TextField, toast } from '@mosaic/ui'
import { useState } from 'react'
import { useDeskMutation } from '../api/queries'
import { useTexts } from '../texts'
import { adjustmentAmount } from './adjustment-amount'
import styles from './Members.module.css'

export type ProposeAdjustmentProps = { readonly memberId: string; readonly currency: string }

const shortestReason = 3

/** A second person approves. The id is made once per proposal, so a second click proposes nothing twice. */
export const ProposeAdjustment = ({ memberId, currency }: ProposeAdjustmentProps) => {
  const { t, tag } = useTexts()
  const { textOf } = useProblemText()
  const [id, setId] = useState(newUuid)
  const propose = useDeskMutation('proposeAdjustment')
  const read = (typed: string) => (isCurrency(currency) ? adjustmentAmount(typed, currency, tag) : null)
  const form = useForm({
    fields: { amount: field.text(), reason: field.text() },
    errors: ({ amount, reason }) => ({
      amount: read(amount) === null ? t('adjustments.amountWrong') : undefined,
      reason: visibleText(reason).length < shortestReason ? textOf(['required']) : undefined,
    }),
    call: propose,
    onSubmit: ({ amount, reason }) =>
      propose.submit(
        { id, memberId, amount: read(amount) ?? '', reason },
        {
          onSuccess: () => {
            setId(newUuid())
            form.clear('amount', 'reason')
            toast(t('adjustments.proposed'), { tone: 'success', duration: 'short' })
          },
        },
      ),
  })
  return (
    <Card className={styles.part}>
      <h2 className={styles.heading}>{t('adjustments.propose')}</h2>
      <Form form={form} submit={t('adjustments.propose')} variant="secondary">
        <TextField
          {...form.input('amount')}
          label={t('adjustments.amount', { currency })}
          hint={t('adjustments.amountHint')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          required
        />
        <TextField {...form.input('reason')} label={t('queue.reason')} maxLength={200} required />
      </Form>
    </Card>
  )
}
