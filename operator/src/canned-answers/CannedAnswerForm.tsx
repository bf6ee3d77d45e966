import { newUuid } from '@mosaic/api-client'
import { chatTextMost, type WireLanguage, wireLanguages, visibleText } from '@mosaic/contracts'
import type { DeskValue } from '@mosaic/contracts/desk'
import { field, type FieldDeclarations, Form, MultilineField, useForm, useProblemText } from '@mosaic/forms'
import { languageNames } from '@mosaic/i18n'
import { Button, Card, TextField, toast } from '@mosaic/ui'
import { useState } from 'react'
import { useDeskMutation } from '../api/queries'
import { useTexts } from '../texts'
import words from '../words/Words.module.css'

type CannedAnswer = DeskValue<'cannedAnswers'>['list'][number]
type Values = Readonly<Record<'title' | WireLanguage, string>>

const fieldsOf = (answer: CannedAnswer | null): FieldDeclarations<Values> => {
  const entries = wireLanguages.map((language) => [language, field.text(answer?.texts[language])])
  // Has every language, which the type of `fromEntries` does not know.
  return { title: field.text(answer?.title), ...Object.fromEntries(entries) } as FieldDeclarations<Values>
}

export type CannedAnswerFormProps = {
  /** Null: a new answer. */
  readonly answer: CannedAnswer | null
  readonly onDone: () => void
}

export const CannedAnswerForm = ({ answer, onDone }: CannedAnswerFormProps) => {
  const { t } = useTexts()
  const { textOf } = useProblemText()
  const save = useDeskMutation('saveCannedAnswer', {
    onDone: () => {
      toast(t('canned.saved'), { tone: 'success' })
      onDone()
    },
  })
  const [id] = useState(() => answer?.id ?? newUuid())
  const form = useForm({
    fields: fieldsOf(answer),
    errors: ({ title, EN }) => ({
      title: visibleText(title) === '' ? textOf(['required']) : undefined,
      EN: visibleText(EN) === '' ? textOf(['required']) : undefined,
    }),
    call: save,
    onSubmit: ({ title, ...texts }) => {
      const written = Object.entries(texts).filter(([, text]) => visibleText(text) !== '')
      save.submit({ id, title, texts: Object.fromEntries(written) })
    },
  })
  return (
    <Card>
      <Form
        form={form}
        submit={t('canned.save')}
        after={
          <Button block variant="ghost" onClick={onDone}>
            {t('canned.cancel')}
          </Button>
        }
      >
        <TextField {...form.input('title')} label={t('words.title')} maxLength={60} required />
        <p className={words.rule}>{t('words.fallback')}</p>
        {wireLanguages.map((language) => (
          <MultilineField
            key={language}
            {...form.field(language)}
            name={language}
            label={languageNames[language]}
            rows={2}
            maxLength={chatTextMost}
            required={language === 'EN'}
          />
        ))}
      </Form>
    </Card>
  )
}
