import { useApiMutation, useApiQuery } from '@mosaic/api-client'
import { securityQuestionCount, securityQuestionIds, type SecurityQuestionId } from '@mosaic/contracts'
import { PasswordField, Select, Skeleton, TextField, toast } from '@mosaic/ui'
import { useState } from 'react'
import { useTexts } from '../../texts'
import { pinProblems } from './pin-problem'
import { SheetForm } from './SheetForm'

type Row = { readonly question: SecurityQuestionId; readonly answer: string }

const firstRows: readonly Row[] = securityQuestionIds.slice(0, securityQuestionCount).map((question) => ({ question, answer: '' }))

type SheetProps = { readonly onClose: () => void; readonly onDone: () => void }

/** Three questions of the member's choice; a question that is taken is not offered twice. */
export const QuestionsSheet = ({ onClose, onDone }: SheetProps) => {
  const { t } = useTexts()
  const [rows, setRows] = useState(firstRows)
  const [password, setPassword] = useState('')
  const [touched, setTouched] = useState(false)
  const save = useApiMutation('setSecurityQuestions')
  const put = (index: number, change: Partial<Row>) => setRows((current) => current.map((row, at) => (at === index ? { ...row, ...change } : row)))
  const submit = () => {
    setTouched(true)
    if (password === '' || rows.some(({ answer }) => answer.trim().length < 2)) return
    save.submit(
      { body: { password, answers: [...rows] } },
      {
        onSuccess: () => {
          toast(t('security.questions.done'), { tone: 'success', duration: 'short' })
          onDone()
        },
      },
    )
  }
  return (
    <SheetForm
      title={t('security.questions.title')}
      lead={t('security.questions.lead')}
      action={t('security.save')}
      pending={save.pending}
      failure={save.failure}
      onSubmit={submit}
      onClose={onClose}
    >
      {rows.map(({ question, answer }, index) => (
        <div key={firstRows[index]?.question}>
          <Select
            label={t('security.questions.question', { number: index + 1 })}
            name={`question${index + 1}`}
            value={question}
            onChange={(event) => put(index, { question: securityQuestionIds.find((id) => id === event.target.value) ?? question })}
            options={securityQuestionIds
              .filter((id) => id === question || rows.every((row) => row.question !== id))
              .map((id) => ({ value: id, label: t(`security.questions.list.${id}`) }))}
          />
          <TextField
            label={t('security.questions.answer', { number: index + 1 })}
            name={`answer${index + 1}`}
            maxLength={64}
            autoComplete="off"
            required
            value={answer}
            onChange={(event) => put(index, { answer: event.target.value })}
            error={touched && answer.trim().length < 2 ? t('problem.required') : undefined}
          />
        </div>
      ))}
      <PasswordField
        label={t('security.loginPassword')}
        name="password"
        autoComplete="current-password"
        maxLength={128}
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={touched && password === '' ? t('problem.required') : undefined}
      />
    </SheetForm>
  )
}

/** A forgotten payment password: the answers set another one. */
export const ResetByQuestionsSheet = ({ onClose, onDone }: SheetProps) => {
  const { t } = useTexts()
  const questions = useApiQuery('account', 'customerSecurityQuestions', {})
  const [answers, setAnswers] = useState<Readonly<Partial<Record<SecurityQuestionId, string>>>>({})
  const [pin, setPin] = useState('')
  const [touched, setTouched] = useState(false)
  const reset = useApiMutation('answerSecurityQuestions')
  const list = questions.data?.list ?? []
  const problem = pinProblems(pin, pin).pin
  const submit = () => {
    setTouched(true)
    if (problem || list.length === 0) return
    reset.submit(
      { body: { answers: list.map((question) => ({ question, answer: answers[question] ?? '' })), newPaymentPassword: pin, confirmPaymentPassword: pin } },
      {
        onSuccess: () => {
          toast(t('security.payment.done'), { tone: 'success', duration: 'short' })
          onDone()
        },
      },
    )
  }
  return (
    <SheetForm
      title={t('security.payment.forgotten')}
      lead={t('security.questions.resetLead')}
      action={t('security.save')}
      pending={reset.pending}
      failure={reset.failure ?? questions.error?.failure ?? null}
      onSubmit={submit}
      onClose={onClose}
    >
      {questions.data ? null : <Skeleton height={220} />}
      {list.map((question) => (
        <TextField
          key={question}
          label={t(`security.questions.list.${question}`)}
          name={question}
          maxLength={64}
          autoComplete="off"
          required
          value={answers[question] ?? ''}
          onChange={(event) => setAnswers((current) => ({ ...current, [question]: event.target.value }))}
        />
      ))}
      <PasswordField
        label={t('security.payment.new')}
        name="newPaymentPassword"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        required
        value={pin}
        onChange={(event) => setPin(event.target.value)}
        hint={t('security.payment.hint')}
        error={touched && problem ? t('security.payment.form') : undefined}
      />
    </SheetForm>
  )
}
