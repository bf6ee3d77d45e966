import { chatTextMost, isWireLanguage, visibleText } from '@mosaic/contracts'
import { field, Form, messageIds, MultilineField, useForm, useProblemText } from '@mosaic/forms'
import { Chip, ChipRow } from '@mosaic/ui'
import { useEffect, useRef, useState } from 'react'
import { useDeskMutation, useDeskQuery } from '../api/queries'
import { useTexts } from '../texts'

export type AnswerFormProps = {
  readonly memberId: string
  /** Language of the member. Canned answers are in it, or in English. */
  readonly language: string
  readonly onType: () => void
}

export const AnswerForm = ({ memberId, language, onType }: AnswerFormProps) => {
  const { t } = useTexts()
  const { textOf } = useProblemText()
  const canned = useDeskQuery('cannedAnswers')
  const say = useDeskMutation('sayInChat', { retried: true })
  const [ids] = useState(() => messageIds())
  const typed = useRef('')
  const form = useForm({
    fields: { text: field.text() },
    errors: ({ text }) => ({ text: visibleText(text) === '' ? textOf(['required']) : undefined }),
    call: say,
    onEdit: onType,
    onSubmit: ({ text }) =>
      say.submit(
        { memberId, id: ids.idOf(text), text },
        {
          onSuccess: () => {
            ids.close()
            // Text typed during the call is the next answer.
            if (typed.current === text) form.clear('text')
          },
        },
      ),
  })
  const { text: typedNow } = form.values
  useEffect(() => {
    typed.current = typedNow
  }, [typedNow])
  return (
    <>
      {canned.data && canned.data.list.length > 0 ? (
        <ChipRow label={t('menu.cannedAnswers')}>
          {canned.data.list.map((each) => (
            <Chip
              key={each.id}
              onClick={() =>
                form.change({
                  text: (isWireLanguage(language) ? each.texts[language] : undefined) ?? each.texts.EN ?? '',
                })
              }
            >
              {each.title}
            </Chip>
          ))}
        </ChipRow>
      ) : null}
      <Form form={form} submit={t('chats.send')}>
        <MultilineField
          {...form.field('text')}
          name="text"
          label={t('chats.answer')}
          rows={3}
          maxLength={chatTextMost}
          required
        />
      </Form>
    </>
  )
}
