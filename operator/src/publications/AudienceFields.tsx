import { wireLanguages } from '@mosaic/contracts'
import { languageNames } from '@mosaic/i18n'
import { Select, TextField } from '@mosaic/ui'
import type { ChangeEvent, Ref } from 'react'
import { useTexts } from '../texts'
import type { AudienceDraft } from './publication-draft'

type Name = keyof AudienceDraft
type Input = {
  // The ref of a form field fits every element.
  readonly ref: Ref<never>
  readonly error: string | undefined
  readonly name: string
  readonly value: string
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void
  readonly onBlur: () => void
}

export type AudienceFieldsProps = {
  readonly form: { readonly input: (name: Name) => Input }
  readonly to: string
}

const levels = [1, 2, 3, 4, 5] as const

/** Fields of the audience. A segment has the members for whom all given conditions hold. */
export const AudienceFields = ({ form, to }: AudienceFieldsProps) => {
  const { t } = useTexts()
  const any = { value: '', label: t('publications.any') }
  return (
    <>
      <Select
        {...form.input('to')}
        label={t('publications.audience')}
        options={(['all', 'segment', 'member'] as const).map((kind) => ({
          value: kind,
          label: t(`publications.audiences.${kind}`),
        }))}
      />
      {to === 'member' ? (
        <TextField {...form.input('account')} label={t('publications.account')} maxLength={64} required />
      ) : null}
      {to === 'segment' ? (
        <>
          <Select
            {...form.input('language')}
            label={t('publications.language')}
            options={[any, ...wireLanguages.map((each) => ({ value: each, label: languageNames[each] }))]}
          />
          <Select
            {...form.input('vipLevel')}
            label={t('publications.vip')}
            options={[
              any,
              ...levels.map((level) => ({ value: String(level), label: t('publications.vipFrom', { level }) })),
            ]}
          />
          <Select
            {...form.input('customers')}
            label={t('members.type')}
            options={[
              any,
              ...(['players', 'agents'] as const).map((each) => ({
                value: each,
                label: t(`publications.customers.${each}`),
              })),
            ]}
          />
          <TextField {...form.input('registeredSince')} type="date" label={t('publications.registeredSince')} />
          <Select
            {...form.input('verified')}
            label={t('members.kyc')}
            options={[
              any,
              ...(['yes', 'no'] as const).map((each) => ({ value: each, label: t(`publications.verified.${each}`) })),
            ]}
          />
        </>
      ) : null}
    </>
  )
}
