import { Form, useForm } from '@mosaic/forms'
import { formatBasisPoints } from '@mosaic/i18n'
import { useCategoryText } from '@mosaic/records'
import { Card, Checkbox, TextField, toast } from '@mosaic/ui'
import { useState } from 'react'
import { type DownlineRates, type ProposedRates, type RatePreview, useRatePreviewMutation } from '../../api/rates'
import { useTexts } from '../../texts'
import { changedRates, onName, rateFields, rateName } from '../../rates/rate-fields'
import { rateFieldOf, useRateErrors } from '../../rates/use-rate-errors'
import { RateChange } from './RateChange'
import styles from './RatesPage.module.css'

type Proposal = { readonly rates: ProposedRates; readonly preview: RatePreview }

/** Rates of one downline. Sending shows what would have moved; the rates change only after that. */
export const RateForm = ({ downline }: { readonly downline: DownlineRates }) => {
  const { t, tag } = useTexts()
  const categoryText = useCategoryText()
  const errorsOf = useRateErrors()
  const preview = useRatePreviewMutation()
  const [proposal, setProposal] = useState<Proposal | null>(null)
  const { id: memberId, rebates } = downline
  const form = useForm({
    fields: rateFields(rebates, tag),
    errors: (typed) => errorsOf(rebates, typed),
    call: preview,
    fieldOf: rateFieldOf,
    onEdit: () => setProposal(null),
    onSubmit: (typed) => {
      const changed = changedRates(rebates, typed, tag)
      if (changed.length === 0) {
        toast(t('rates.unchanged'))
        return
      }
      const rates = { memberId, rebates: changed }
      preview.submit({ body: rates }, { onSuccess: (value) => setProposal({ rates, preview: value }) })
    },
  })
  return (
    <>
      <Form form={form} submit={t('rates.check')}>
        {rebates.map(({ gameType, least, most }) => (
          <Card key={gameType} role="group" aria-label={categoryText(gameType)} className={styles.card}>
            <p className={styles.title}>{categoryText(gameType)}</p>
            <TextField
              {...form.input(rateName(gameType))}
              label={t('contract.typed.rate')}
              hint={t('rates.between', { least: formatBasisPoints(least, tag), most: formatBasisPoints(most, tag) })}
              inputMode="decimal"
              autoComplete="off"
              maxLength={6}
              required
            />
            <Checkbox {...form.checkbox(onName(gameType))} label={t('rates.on')} />
          </Card>
        ))}
      </Form>
      {proposal ? <RateChange {...proposal} onSaved={() => setProposal(null)} /> : null}
    </>
  )
}
