import { newUuid } from '@mosaic/api-client'
import { type WireLanguage, visibleText } from '@mosaic/contracts'
import type { Audience, DeskBody } from '@mosaic/contracts/desk'
import { field, Form, MultilineField, useForm, useProblemText } from '@mosaic/forms'
import { useErrorText } from '@mosaic/i18n'
import { Card, Dialog, SafeHtml, Select, TextField, toast, useNavigate } from '@mosaic/ui'
import { useState } from 'react'
import { useDeskMutation, useDeskQuery } from '../api/queries'
import queue from '../queue/Queue.module.css'
import { useTexts } from '../texts'
import { LanguageChips } from '../words/LanguageChips'
import { asHtml } from '../words/paragraphs'
import { wordFields, wrongLanguages, writtenWords } from '../words/word-fields'
import { AudienceFields } from './AudienceFields'
import { audienceOf, typedMoment } from './publication-draft'
import styles from './Publish.module.css'

const kinds = ['announcement', 'popup', 'message'] as const

type PublishRequest = DeskBody<'publish'>

/** Writes to many members; the confirmation names the number of members. */
export const PublishPage = () => {
  const { t } = useTexts()
  const { textOf } = useProblemText()
  const errorText = useErrorText()
  const navigate = useNavigate()
  const merchants = useDeskQuery('members', {}).data?.merchants ?? []
  const [id] = useState(newUuid)
  const [shown, setShown] = useState<WireLanguage>('EN')
  const [asked, setAsked] = useState<{ readonly request: PublishRequest; readonly members: number } | null>(null)
  const count = useDeskMutation('audience')
  const publish = useDeskMutation('publish', {
    onDone: () => {
      toast(t('publications.done'), { tone: 'success' })
      void navigate('/publications')
    },
    onFailed: ({ failure }) => toast(errorText(failure), { tone: 'error', failure }),
  })
  const required = textOf(['required'])
  const form = useForm({
    fields: {
      kind: field.text('message'),
      merchant: field.text(),
      to: field.text('all'),
      account: field.text(),
      language: field.text(),
      vipLevel: field.text(),
      customers: field.text(),
      registeredSince: field.text(),
      verified: field.text(),
      startsAt: field.text(),
      endsAt: field.text(),
      ...wordFields(),
    },
    errors: (values) => {
      const [wrong] = wrongLanguages(values)
      const noAudience = audienceOf(values) === null
      return {
        merchant: values.merchant === '' ? required : undefined,
        account: noAudience && values.to === 'member' ? required : undefined,
        language: noAudience && values.to === 'segment' ? t('publications.nameSomething') : undefined,
        ...(wrong && {
          [`title.${wrong}`]: visibleText(values[`title.${wrong}`]) === '' ? required : undefined,
          [`content.${wrong}`]: visibleText(values[`content.${wrong}`]) === '' ? required : undefined,
        }),
      }
    },
    call: count,
    onSubmit: async (values) => {
      const audience: Audience | null = audienceOf(values)
      const kind = kinds.find((each) => each === values.kind)
      if (audience === null || kind === undefined) return
      const { merchant } = values
      const request: PublishRequest = {
        ...{ id, kind, merchant, audience },
        texts: writtenWords(values, (title, content) => ({ title, content: asHtml(content) })),
        startsAt: typedMoment(values.startsAt),
        endsAt: kind === 'message' ? null : typedMoment(values.endsAt),
      }
      const counted = await count.run({ merchant, audience }).catch(() => null)
      if (counted) setAsked({ request, members: counted.members })
    },
  })
  const preview = asHtml(form.values[`content.${shown}`])
  return (
    <>
      <h1 className={queue.title}>{t('publications.write')}</h1>
      <Card>
        <Form form={form} submit={t('publications.next')}>
          <div className={styles.fields}>
            <Select
              {...form.input('kind')}
              label={t('publications.kind')}
              options={kinds.map((kind) => ({ value: kind, label: t(`publications.kinds.${kind}`) }))}
            />
            <Select
              {...form.input('merchant')}
              label={t('members.merchant')}
              required
              options={[
                { value: '', label: '–' },
                ...merchants.map(({ code, name }) => ({ value: code, label: name })),
              ]}
            />
            <AudienceFields form={form} to={form.values.to} />
            <TextField
              {...form.input('startsAt')}
              type="datetime-local"
              label={t('publications.startsAt')}
              hint={t('publications.now')}
            />
            {form.values.kind === 'message' ? null : (
              <TextField
                {...form.input('endsAt')}
                type="datetime-local"
                label={t('publications.endsAt')}
                hint={t('publications.open')}
              />
            )}
          </div>
          <LanguageChips words={form.values} shown={shown} onShow={setShown} />
          <TextField
            key={`title-${shown}`}
            {...form.input(`title.${shown}`)}
            label={t('words.title')}
            maxLength={100}
            spellCheck
            required={shown === 'EN'}
          />
          <MultilineField
            key={`content-${shown}`}
            {...form.field(`content.${shown}`)}
            name={`content.${shown}`}
            label={t('words.content')}
            rows={8}
            maxLength={9000}
            required={shown === 'EN'}
          />
          {preview === '<p></p>' ? null : (
            <section className={styles.preview} aria-label={t('words.preview')}>
              <SafeHtml html={preview} />
            </section>
          )}
        </Form>
      </Card>
      <Dialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={t('publications.askTitle')}
        text={t('publications.askText', { members: asked?.members ?? 0 })}
        confirm={{
          label: t('publications.publish'),
          loading: publish.pending,
          onConfirm: () => {
            if (asked) publish.submit(asked.request)
          },
        }}
      />
    </>
  )
}
