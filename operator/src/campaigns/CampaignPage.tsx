import { campaignKinds, type WireLanguage, visibleText } from '@mosaic/contracts'
import { field, type FieldDeclarations, Form, MultilineField, useForm, useProblemText } from '@mosaic/forms'
import { serverNow } from '@mosaic/i18n'
import { Button, Card, Select, TextField, toast, useNavigate, useSearchParams } from '@mosaic/ui'
import { useEffect, useRef, useState } from 'react'
import { useDeskMutation, useDeskQuery } from '../api/queries'
import { typedMoment } from '../publications/publication-draft'
import styles from '../publications/Publish.module.css'
import queue from '../queue/Queue.module.css'
import { useTexts } from '../texts'
import { LanguageChips } from '../words/LanguageChips'
import { asHtml } from '../words/paragraphs'
import { wordFields, wrongLanguages, writtenWords } from '../words/word-fields'
import { type CampaignDraft, termsOfDraft, wrongFields } from './campaign-draft'
import { rewardsOfKind, type TermField, termFieldNames } from './draft-fields'
import { KindFields } from './KindFields'
import { Simulation } from './Simulation'
import { filledBy, initialTerm, templateNames, templateOf } from './templates'

const common = {
  id: field.text(),
  merchant: field.text(),
  budget: field.text(),
  memberCap: field.text(),
  claimDays: field.text('7'),
  vipLeast: field.text(),
  deposits: field.text(),
  customers: field.text(),
  verified: field.text(),
  registeredSince: field.text(),
  startsAt: field.text(),
  endsAt: field.text(),
}

/** Fields of the form: those of the terms, filled from a template, and what every campaign has. */
const fieldsOf = (template: Partial<CampaignDraft>) => ({
  ...common,
  kind: field.text(initialTerm(template, 'kind')),
  reward: field.text(initialTerm(template, 'reward')),
  ...(Object.fromEntries(
    termFieldNames.map((name) => [name, field.text(initialTerm(template, name))]),
    // Has every field, which the type of `fromEntries` does not know.
  ) as FieldDeclarations<Readonly<Record<TermField, string>>>),
  ...wordFields(),
})

const draftOf = <V extends Readonly<Record<'kind' | 'reward', string>>>(values: V) => ({
  ...values,
  kind: campaignKinds.find((kind) => kind === values.kind) ?? 'MISSION',
  reward: (['cash', 'bonus', 'rounds'] as const).find((reward) => reward === values.reward) ?? 'cash',
})

const CampaignForm = ({ template }: { readonly template: Partial<CampaignDraft> }) => {
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
  const form = useForm({
    fields: fieldsOf(template),
    errors: (values) => {
      const [wrong] = wrongLanguages(values)
      const draft = draftOf(values)
      const faults = Object.fromEntries(wrongFields(draft).map((name) => [name, t('campaigns.wrong')]))
      return {
        ...faults,
        id: /^[a-z\d][a-z\d-]{2,47}$/.test(values.id) ? undefined : t('campaigns.idHint'),
        merchant: values.merchant === '' ? required : undefined,
        ...(wrong && {
          [`title.${wrong}`]: visibleText(values[`title.${wrong}`]) === '' ? required : undefined,
          [`content.${wrong}`]: visibleText(values[`content.${wrong}`]) === '' ? required : undefined,
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
        terms: termsOfDraft(draftOf(values)),
      }),
  })
  const filled = useRef(template)
  useEffect(() => {
    if (filled.current === template) return
    form.change(filledBy(form.values, filled.current, template))
    filled.current = template
    // Once for each template.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the form is only read
  }, [template])
  const { kind, reward } = draftOf(form.values)
  return (
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
            options={[{ value: '', label: '–' }, ...merchants.map(({ code, name }) => ({ value: code, label: name }))]}
          />
          <Select
            {...form.input('kind')}
            label={t('campaigns.kind')}
            options={campaignKinds.map((each) => ({ value: each, label: t(`campaigns.kinds.${each}`) }))}
          />
          {rewardsOfKind(kind).length > 1 ? (
            <Select
              {...form.input('reward')}
              label={t('campaigns.reward')}
              options={rewardsOfKind(kind).map((each) => ({ value: each, label: t(`campaigns.rewards.${each}`) }))}
            />
          ) : null}
          <KindFields form={form} kind={kind} reward={reward} />
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
          <TextField {...form.input('claimDays')} label={t('campaigns.claimDays')} inputMode="numeric" maxLength={2} />
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
          <Select
            {...form.input('customers')}
            label={t('members.type')}
            options={[
              { value: '', label: '–' },
              ...(['players', 'agents'] as const).map((each) => ({
                value: each,
                label: t(`publications.customers.${each}`),
              })),
            ]}
          />
          <Select
            {...form.input('verified')}
            label={t('members.kyc')}
            options={[
              { value: '', label: '–' },
              ...(['yes', 'no'] as const).map((each) => ({ value: each, label: t(`publications.verified.${each}`) })),
            ]}
          />
          <TextField {...form.input('registeredSince')} type="date" label={t('publications.registeredSince')} />
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
        <Simulation
          draft={() => {
            const draft = draftOf(form.values)
            return form.values.merchant === '' || wrongFields(draft).length > 0
              ? null
              : { merchant: form.values.merchant, terms: termsOfDraft(draft) }
          }}
        />
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
  )
}

/** Writes a campaign from a template. It is a draft until a second person launches it. */
export const CampaignPage = () => {
  const { t } = useTexts()
  const [query] = useSearchParams()
  const chosen = query.get('template')
  return (
    <>
      <h1 className={queue.title}>{t('campaigns.write')}</h1>
      <div className={queue.foot} role="group" aria-label={t('campaigns.template')}>
        {templateNames.map((name) => (
          <Button
            key={name}
            size="s"
            variant={name === (chosen ?? 'cash') ? 'primary' : 'secondary'}
            to={`/campaigns/new?template=${name}`}
          >
            {t(`campaigns.templates.${name}`)}
          </Button>
        ))}
      </div>
      <CampaignForm template={templateOf(chosen)} />
    </>
  )
}
