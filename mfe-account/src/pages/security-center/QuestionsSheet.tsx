import { securityQuestionCount, securityQuestionIds, type SecurityQuestionId } from '@mosaic/contracts'
import { useDraft } from '@mosaic/session'
import { Select, Skeleton, TextField, toast } from '@mosaic/ui'
import { useState } from 'react'
import { useAnswerSecurityQuestions, useSecurityQuestions, useSetSecurityQuestions } from '../../api/security'
import { LoginPasswordField } from '../../fields/LoginPasswordField'
import { useTexts } from '../../texts'
import { pinProblems } from './pin-problem'
import { PinField } from './PinField'
import { SheetForm } from './SheetForm'
import { usePinText } from './use-pin-text'

type Row = { readonly question: SecurityQuestionId; readonly answer: string }

const places = Array.from({ length: securityQuestionCount }, (_, index) => `question${index + 1}`)
const firstChoice: Readonly<Record<string, string>> = Object.fromEntries(
  places.map((place, index) => [place, securityQuestionIds[index] ?? '']),
)

type SheetProps = { readonly onClose: () => void; readonly onDone: () => void }

/**
 * Three questions of the member's choice; a question that is taken is not offered twice. The choice outlives the end of a session;
 * the answers open what a password opens, so they are written down nowhere.
 */
export const QuestionsSheet = ({ onClose, onDone }: SheetProps) => {
  const { t } = useTexts()
  const choice = useDraft('securityQuestions', firstChoice)
  const [answers, setAnswers] = useState<readonly string[]>([])
  const rows: readonly Row[] = places.flatMap((place, index) => {
    const question = securityQuestionIds.find((id) => id === choice.values[place])
    return question ? [{ question, answer: answers[index] ?? '' }] : []
  })
  const [password, setPassword] = useState('')
  const [touched, setTouched] = useState(false)
  const save = useSetSecurityQuestions()
  const answer = (index: number, text: string) =>
    setAnswers((current) => places.map((_, at) => (at === index ? text : (current[at] ?? ''))))
  const submit = () => {
    setTouched(true)
    if (password === '' || rows.some((row) => row.answer.trim().length < 2)) return
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
      {rows.map(({ question, answer: typed }, index) => (
        <div key={places[index]}>
          <Select
            label={t('security.questions.question', { number: index + 1 })}
            name={`question${index + 1}`}
            value={question}
            onChange={(event) => choice.change({ [`question${index + 1}`]: event.target.value })}
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
            value={typed}
            onChange={(event) => answer(index, event.target.value)}
            error={touched && typed.trim().length < 2 ? t('problem.required') : undefined}
          />
        </div>
      ))}
      <LoginPasswordField value={password} onChange={setPassword} touched={touched} />
    </SheetForm>
  )
}

/** A forgotten payment password: the answers set another one. */
export const ResetByQuestionsSheet = ({ onClose, onDone }: SheetProps) => {
  const { t } = useTexts()
  const questions = useSecurityQuestions()
  const [answers, setAnswers] = useState<Readonly<Partial<Record<SecurityQuestionId, string>>>>({})
  const [pin, setPin] = useState('')
  const [touched, setTouched] = useState(false)
  const reset = useAnswerSecurityQuestions()
  const list = questions.data?.list ?? []
  const problem = pinProblems(pin, pin).pin
  const pinText = usePinText()
  const isMissing = (question: SecurityQuestionId) => (answers[question] ?? '').trim() === ''
  const submit = () => {
    setTouched(true)
    // A call without an answer would cost one of the few attempts.
    if (problem || list.length === 0 || list.some(isMissing)) return
    reset.submit(
      {
        body: {
          answers: list.map((question) => ({ question, answer: answers[question] ?? '' })),
          newPaymentPassword: pin,
          confirmPaymentPassword: pin,
        },
      },
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
          error={touched && isMissing(question) ? t('problem.required') : undefined}
        />
      ))}
      <PinField
        name="newPaymentPassword"
        label={t('security.payment.new')}
        value={pin}
        onChange={setPin}
        hint={t('security.payment.hint')}
        error={touched ? pinText(problem) : undefined}
      />
    </SheetForm>
  )
}
