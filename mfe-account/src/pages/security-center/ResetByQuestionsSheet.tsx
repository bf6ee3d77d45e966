import {
  paymentPasswordRule,
  securityQuestionIds,
  type SecurityQuestionId,
  longestTypedSecret,
} from '@mosaic/contracts'
import { field, PinField, secretProblems, useForm, useProblemText, type FieldDeclarations } from '@mosaic/forms'
import { Skeleton, TextField, toast } from '@mosaic/ui'
import { useRegisterSettingsQuery } from '../../api/register-settings'
import { useAnswerSecurityQuestionsMutation, useSecurityQuestionsQuery } from '../../api/security'
import { useTexts } from '../../texts'
import { SheetForm } from './SheetForm'

type Values = Readonly<Record<SecurityQuestionId | 'newPaymentPassword', string>>

const fields = {
  ...Object.fromEntries(securityQuestionIds.map((id) => [id, field.secret()])),
  newPaymentPassword: field.secret(),
} as FieldDeclarations<Values>

/** A forgotten payment password: the answers set another one. */
export const ResetByQuestionsSheet = ({
  onClose,
  onDone,
}: {
  readonly onClose: () => void
  readonly onDone: () => void
}) => {
  const { t } = useTexts()
  const { missing, textOf } = useProblemText()
  const questions = useSecurityQuestionsQuery()
  const reset = useAnswerSecurityQuestionsMutation()
  const rule = paymentPasswordRule(useRegisterSettingsQuery(reset.failure).data?.fields.paymentPassword)
  const list = questions.data?.list ?? []
  const form = useForm({
    fields,
    errors: (values) => ({
      // A call without an answer would cost one of the few attempts.
      ...Object.fromEntries(list.map((id) => [id, missing(values[id])])),
      newPaymentPassword: textOf(secretProblems({ ...rule, required: true }, values.newPaymentPassword), rule),
    }),
    call: { pending: reset.pending, failure: reset.failure ?? questions.error?.failure ?? null },
    rules: { newPaymentPassword: rule },
    fieldOf: () => null,
    onSubmit: ({ newPaymentPassword, ...values }) => {
      if (list.length === 0) return
      reset.submit(
        {
          body: {
            answers: list.map((question) => ({ question, answer: values[question] })),
            newPaymentPassword,
            confirmPaymentPassword: newPaymentPassword,
          },
        },
        {
          onSuccess: () => {
            toast(t('security.payment.done'), { tone: 'success', duration: 'short' })
            onDone()
          },
        },
      )
    },
  })
  return (
    <SheetForm
      form={form}
      title={t('security.payment.forgotten')}
      lead={t('security.questions.resetLead')}
      action={t('security.save')}
      onClose={onClose}
    >
      {questions.data ? null : <Skeleton height={220} />}
      {list.map((question) => (
        <TextField
          key={question}
          {...form.input(question)}
          label={t(`security.questions.list.${question}`)}
          maxLength={longestTypedSecret(64)}
          autoComplete="off"
          required
        />
      ))}
      <PinField
        {...form.field('newPaymentPassword')}
        name="newPaymentPassword"
        label={t('security.payment.new')}
        rule={rule}
        hinted
      />
    </SheetForm>
  )
}
