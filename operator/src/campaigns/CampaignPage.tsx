import { campaignKinds, type WireLanguage } from '@mosaic/contracts'
import { field, Form, MultilineField, useForm, useProblemText } from '@mosaic/forms'
import { serverNow } from '@mosaic/i18n'
import { Card, Select, TextField, toast, useNavigate } from '@mosaic/ui'
import { useState } from 'react'
import { useDeskMutation, useDeskQuery } from '../api/queries'
import { typedMoment } from '../publications/publication-draft'
import styles from '../publications/Publish.module.css'
import queue from '../queue/Queue.module.css'
import { useTexts } from '../texts'
import { LanguageChips } from '../words/LanguageChips'
import { asHtml } from '../words/paragraphs'
import { wordFields, wrongLanguages, writtenWords } from '../words/word-fields'
import { type CampaignDraft, termsOfDraft, wrongFields } from './campaign-draft'
import { KindFields } from './KindFields'

/** Fields of the form: those of the terms, and what every campaign has. */
const empty = {
  id: field.text(),
  merchant: field.text(),
  kind: field.text('APPLICATION'),
  amount: field.text(),
  least: field.text(),
  most: field.text(),
  autoApproveUpTo: field.text(),
  code: field.text(),
  amounts: field.text(),
  budget: field.text(),
  memberCap: field.text(),
  claimDays: field.text('7'),
  vipLeast: field.text(),
  deposits: field.text(),
  customers: field.text(),
  startsAt: field.text(),
  endsAt: field.text(),
}

/** Writes a campaign. It is a draft until a second person launches it. */
export const CampaignPage = () => {
  const { t } = useTexts()
  const { textOf } = useProblemText()
  const navigate = useNavigate()
  const merchants = useDeskQuery('members', {}).data?.merchants ?? []
  const [shown, setShown] = useState<WireLanguage>('EN')
  const save = useDeskMutation('saveCampaign', {
    onDone: () => {
      toast(t('campaigns.saved'), { tone: 'success' })
      void navigate('/campaigns')
    },
  })
  const required = textOf(['required'])
  const kindOf = (typed: string) => campaignKinds.find((kind) => kind === typed) ?? 'APPLICATION'
  const form = useForm({
    fields: { ...empty, ...wordFields() },
    errors: (values) => {
      const [wrong] = wrongLanguages(values)
      const draft: CampaignDraft = { ...values, kind: kindOf(values.kind) }
      const faults = Object.fromEntries(wrongFields(draft).map((name) => [name, t('campaigns.wrong')]))
      return {
        ...faults,
        id: /^[a-z\d][a-z\d-]{2,47}$/.test(values.id) ? undefined : t('campaigns.idHint'),
        merchant: values.merchant === '' ? required : undefined,
        ...(wrong && {
          [`title.${wrong}`]: values[`title.${wrong}`].trim() === '' ? required : undefined,
          [`content.${wrong}`]: values[`content.${wrong}`].trim() === '' ? required : undefined,
        }),
      }
    },
    call: save,
    onSubmit: (values) =>
      save.submit({
        id: values.id,
        merchant: values.merchant,
        texts: writtenWords(values, (title, content) => ({ title, content: asHtml(content) })),
        startsAt: typedMoment(values.startsAt) ?? serverNow(),
        endsAt: typedMoment(values.endsAt),
        terms: termsOfDraft({ ...values, kind: kindOf(values.kind) }),
      }),
  })
  const kind = kindOf(form.values.kind)
  return (
    <>
      <h1 className={queue.title}>{t('campaigns.write')}</h1>
      <Card>
        <Form form={form} submit={t('campaigns.save')}>
          <div className={styles.fields}>
            <TextField
              {...form.input('id')}
              label={t('campaigns.id')}
              hint={t('campaigns.idHint')}
              maxLength={48}
              required
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
            <Select
              {...form.input('kind')}
              label={t('campaigns.kind')}
              options={campaignKinds.map((each) => ({ value: each, label: t(`campaigns.kinds.${each}`) }))}
            />
            <KindFields form={form} kind={kind} />
            <TextField
              {...form.input('budget')}
              label={t('campaigns.budget')}
              hint={t('campaigns.open')}
              inputMode="decimal"
              maxLength={20}
            />
            <TextField
              {...form.input('memberCap')}
              label={t('campaigns.memberCap')}
              hint={t('campaigns.open')}
              inputMode="decimal"
              maxLength={20}
            />
            <TextField
              {...form.input('claimDays')}
              label={t('campaigns.claimDays')}
              inputMode="numeric"
              maxLength={2}
            />
            <Select
              {...form.input('vipLeast')}
              label={t('campaigns.vipLeast')}
              options={['', '1', '2', '3', '4', '5'].map((value) => ({ value, label: value === '' ? '–' : value }))}
            />
            <Select
              {...form.input('deposits')}
              label={t('campaigns.deposits')}
              options={[
                { value: '', label: '–' },
                { value: 'none', label: t('campaigns.depositsNone') },
                { value: 'some', label: t('campaigns.depositsSome') },
              ]}
            />
            <TextField
              {...form.input('startsAt')}
              type="datetime-local"
              label={t('publications.startsAt')}
              hint={t('publications.now')}
            />
            <TextField
              {...form.input('endsAt')}
              type="datetime-local"
              label={t('publications.endsAt')}
              hint={t('publications.open')}
            />
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
        </Form>
      </Card>
    </>
  )
}
