import { field, Form, useForm } from '@mosaic/forms'
import { formatBasisPoints } from '@mosaic/i18n'
import { useCategoryText } from '@mosaic/records'
import { Card, TextField, toast } from '@mosaic/ui'
import type { ValueOf } from '@mosaic/contracts'
import { useCreateLinkMutation, useRefreshLinks } from '../../api/links'
import { changedRates, rateFields, rateName } from '../../rates/rate-fields'
import { rateFieldOf, useRateErrors } from '../../rates/use-rate-errors'
import { useTexts } from '../../texts'
import styles from './LinksPage.module.css'

type OwnRates = ValueOf<'globalRebateSettings'>['rebates']

/** A link with rates for those who register by it; the start is the cashback of every player. */
export const NewLinkForm = ({ own }: { readonly own: OwnRates }) => {
  const { t, tag } = useTexts()
  const categoryText = useCategoryText()
  const errorsOf = useRateErrors()
  const create = useCreateLinkMutation()
  const refresh = useRefreshLinks()
  const givable = own
    .filter(({ rate, least }) => rate > least)
    .map(({ gameType, rate: most, least }) => ({ gameType, rate: least, most, least, off: false }))
  const form = useForm({
    fields: { label: field.text(), ...rateFields(givable, tag) },
    errors: (typed) => errorsOf(givable, typed),
    call: create,
    fieldOf: rateFieldOf,
    onSubmit: ({ label, ...typed }) =>
      create.submit(
        {
          body: {
            label,
            rebates: changedRates(givable, typed, tag).map(({ gameType, rate }) => ({ gameType, rate })),
          },
        },
        {
          onSuccess: () => {
            toast(t('links.created'), { tone: 'success' })
            form.clear('label')
            refresh()
          },
        },
      ),
  })
  return (
    <Form form={form} submit={t('links.create')}>
      <Card>
        <TextField
          {...form.input('label')}
          label={t('links.label')}
          hint={t('links.labelHint')}
          autoComplete="off"
          maxLength={40}
        />
        {givable.length === 0 ? <p className={styles.note}>{t('links.noRates')}</p> : null}
        <div className={styles.fields}>
          {givable.map(({ gameType, most }) => (
            <TextField
              key={gameType}
              {...form.input(rateName(gameType))}
              label={t('links.rateOf', { category: categoryText(gameType) })}
              hint={t('links.most', { most: formatBasisPoints(most, tag) })}
              inputMode="decimal"
              autoComplete="off"
              maxLength={6}
              required
            />
          ))}
        </div>
      </Card>
    </Form>
  )
}
