import { field, Form, OrderCheck, useForm, useProblemText } from '@mosaic/forms'
import { TextField, toast } from '@mosaic/ui'
import { type Claimed, useClaimPromoCode, useRefreshPromotions } from '../api/promotions'
import { useTexts } from '../texts'
import { useClaimedText } from './use-claimed-text'

/** Enters a promo code; its reward is paid at once. */
export const CodeForm = () => {
  const { t } = useTexts()
  const { missing } = useProblemText()
  const claimedText = useClaimedText()
  const refresh = useRefreshPromotions()
  const claim = useClaimPromoCode()
  const onDone = (value: Claimed) => {
    toast(claimedText(value), { tone: 'success' })
    void refresh()
  }
  const form = useForm({
    fields: { promoCode: field.text() },
    errors: ({ promoCode }) => ({ promoCode: missing(promoCode) }),
    call: claim,
    fieldOf: () => 'promoCode',
    onSubmit: (values) => claim.submit({ body: values }, { onSuccess: onDone }),
  })
  return (
    <OrderCheck compact names={['claimPromoCode']} onDone={onDone} onRefused={claim.reset}>
      <Form form={form} submit={t('code.submit')}>
        <TextField {...form.input('promoCode')} label={t('code.field')} autoComplete="off" maxLength={64} required />
      </Form>
    </OrderCheck>
  )
}
