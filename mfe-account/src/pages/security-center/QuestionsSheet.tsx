import { type securityQuestionCount, securityQuestionIds, type SecurityQuestionId } from '@mosaic/contracts'
import { field, useForm, useProblemText, type FieldDeclarations } from '@mosaic/forms'
import { Select, TextField, toast } from '@mosaic/ui'
import { useSetSecurityQuestionsMutation } from '../../api/security'
import { LoginPasswordField } from '../../fields/LoginPasswordField'
import { useTexts } from '../../texts'
import { SheetForm } from './SheetForm'

const places = [1, 2, 3] as const satisfies { readonly length: typeof securityQuestionCount }
type Place = (typeof places)[number]
type Values = Readonly<Record<`question${Place}` | `answer${Place}` | 'password', string>>

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
  password: field.secret(),
} as FieldDeclarations<Values>

const questionAt = (values: Values, place: Place): SecurityQuestionId | undefined =>
  securityQuestionIds.find((id) => id === values[`question${place}`])

/** Three questions of the member's choice; a question that is taken is not offered twice. */
export const QuestionsSheet = ({ onClose, onDone }: { readonly onClose: () => void; readonly onDone: () => void }) => {
  const { t } = useTexts()
  const { missing } = useProblemText()
  const save = useSetSecurityQuestionsMutation()
  const form = useForm({
    draft: { name: 'securityQuestions' },
    fields,
    errors: (values) => ({
      ...Object.fromEntries(
        places.map((place) => {
          const answer = values[`answer${place}`].trim()
          return [`answer${place}`, answer.length < shortest ? missing('') : undefined]
        }),
      ),
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
        { body: { password: values.password, answers } },
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
            maxLength={64}
            autoComplete="off"
            required
          />
        </div>
      ))}
      <LoginPasswordField {...form.field('password')} />
    </SheetForm>
  )
}
