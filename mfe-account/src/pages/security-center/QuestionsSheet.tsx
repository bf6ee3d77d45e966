import {
  type securityQuestionCount,
  securityQuestionIds,
  type SecurityQuestionId,
  visibleLength,
  longestTested,
  longestTypedSecret,
} from '@mosaic/contracts'
import { field, useForm, useProblemText, type FieldDeclarations } from '@mosaic/forms'
import { PasswordField, Section, Select, TextField, toast } from '@mosaic/ui'
import { useSecurityQuestionsQuery, useSetSecurityQuestionsMutation } from '../../api/security'
import { LoginPasswordField } from '../../fields/LoginPasswordField'
import { useTexts } from '../../texts'
import { SheetForm } from './SheetForm'

const places = [1, 2, 3] as const satisfies { readonly length: typeof securityQuestionCount }
type Place = (typeof places)[number]
type OldAnswer = `old.${SecurityQuestionId}`
type Values = Readonly<
  Record<`question${Place}` | `answer${Place}` | 'password' | 'paymentPassword' | OldAnswer, string>
>

const oldAnswer = (id: SecurityQuestionId): OldAnswer => `old.${id}`

/** Letters of the shortest answer. */
const shortest = 2

/** The choice outlives the end of a session; the answers open what a password opens, so they are written down nowhere. */
const fields = {
  ...Object.fromEntries(
    places.flatMap((place) => [
      [`question${place}`, field.text(securityQuestionIds[place - 1])],
      [`answer${place}`, field.secret()],
    ]),
  ),
  ...Object.fromEntries(securityQuestionIds.map((id) => [oldAnswer(id), field.secret()])),
  paymentPassword: field.secret(),
  password: field.secret(),
} as FieldDeclarations<Values>

const questionAt = (values: Values, place: Place): SecurityQuestionId | undefined =>
  securityQuestionIds.find((id) => id === values[`question${place}`])

export type QuestionsSheetProps = {
  readonly hasPaymentPassword: boolean
  readonly hasQuestions: boolean
  readonly onClose: () => void
  readonly onDone: () => void
}

/**
 * Three questions of the member's choice; a question that is taken is not offered twice. Beside the login password it takes
 * the payment password, or without one the answers before.
 */
export const QuestionsSheet = ({ hasPaymentPassword, hasQuestions, onClose, onDone }: QuestionsSheetProps) => {
  const { t } = useTexts()
  const { missing } = useProblemText()
  const save = useSetSecurityQuestionsMutation()
  const known = useSecurityQuestionsQuery()
  const before = hasQuestions && !hasPaymentPassword ? (known.data?.list ?? []) : []
  const form = useForm({
    draft: { name: 'securityQuestions' },
    fields,
    errors: (values) => ({
      ...Object.fromEntries(
        places.map((place) => {
          const answer = values[`answer${place}`]
          return [`answer${place}`, visibleLength(answer) < shortest ? missing('') : undefined]
        }),
      ),
      ...Object.fromEntries(before.map((id) => [oldAnswer(id), missing(values[oldAnswer(id)])])),
      paymentPassword: hasPaymentPassword ? missing(values.paymentPassword) : undefined,
      password: missing(values.password),
    }),
    call: { pending: save.pending, failure: save.failure },
    fieldOf: () => null,
    onSubmit: (values) => {
      const answers = places.flatMap((place) => {
        const question = questionAt(values, place)
        return question ? [{ question, answer: values[`answer${place}`] }] : []
      })
      save.submit(
        {
          body: {
            password: values.password,
            answers,
            ...(hasPaymentPassword && { paymentPassword: values.paymentPassword }),
            ...(before.length > 0 && {
              oldAnswers: before.map((question) => ({ question, answer: values[oldAnswer(question)] })),
            }),
          },
        },
        {
          onSuccess: () => {
            toast(t('security.questions.done'), { tone: 'success', duration: 'short' })
            onDone()
          },
        },
      )
    },
  })
  const chosen = places.map((place) => questionAt(form.values, place))
  return (
    <SheetForm
      form={form}
      title={t('security.questions.title')}
      lead={t('security.questions.lead')}
      action={t('security.save')}
      onClose={onClose}
    >
      {places.map((place, index) => (
        <div key={place}>
          <Select
            {...form.input(`question${place}`)}
            label={t('security.questions.question', { number: place })}
            options={securityQuestionIds
              .filter((id) => id === chosen[index] || !chosen.includes(id))
              .map((id) => ({ value: id, label: t(`security.questions.list.${id}`) }))}
          />
          <TextField
            {...form.input(`answer${place}`)}
            label={t('security.questions.answer', { number: place })}
            maxLength={longestTypedSecret(64)}
            autoComplete="off"
            required
          />
        </div>
      ))}
      {before.length > 0 ? (
        <Section title={t('security.questions.before')}>
          {before.map((id) => (
            <TextField
              key={id}
              {...form.input(oldAnswer(id))}
              label={t(`security.questions.list.${id}`)}
              maxLength={longestTypedSecret(64)}
              autoComplete="off"
              required
            />
          ))}
        </Section>
      ) : null}
      {hasPaymentPassword ? (
        <PasswordField
          {...form.input('paymentPassword')}
          label={t('security.payment.old')}
          autoComplete="off"
          maxLength={longestTypedSecret(longestTested)}
          required
        />
      ) : null}
      <LoginPasswordField {...form.field('password')} />
    </SheetForm>
  )
}
