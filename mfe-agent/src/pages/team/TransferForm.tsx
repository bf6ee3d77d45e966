import { moneyToWire } from '@mosaic/contracts'
import { AmountReadings, field, Form, OrderCheck, typedAmount, useForm, useProblemText } from '@mosaic/forms'
import { useMerchant } from '@mosaic/session'
import { Section, TextField } from '@mosaic/ui'
import { type Downline, useTransferMutation } from '../../api/downline'
import { PaymentPin } from '../../payment-pin/PaymentPin'
import { useOutgoingRefusal } from '../../payout-delay/use-outgoing-refusal'
import { useTexts } from '../../texts'
import { useTransferDone } from './use-transfer-done'

/** Money from the own balance to that of the member. */
const Fields = ({ member, onDone }: { readonly member: Downline; readonly onDone: () => void }) => {
  const { t, tag } = useTexts()
  const { missing } = useProblemText()
  const { currency } = useMerchant()
  const transfer = useTransferMutation()
  const failureText = useOutgoingRefusal()
  const form = useForm({
    fields: { amount: field.text(), password: field.secret() },
    errors: ({ amount, password }) => ({
      amount: (typedAmount(amount, currency, tag) ?? 0n) === 0n ? t('rain.amountWrong') : undefined,
      password: missing(password),
    }),
    call: transfer,
    failureText,
    onSubmit: ({ amount: typed, password }) => {
      const amount = typedAmount(typed, currency, tag)
      if (amount === null) return
      transfer.submit(
        { body: { memberId: member.id, amount: moneyToWire(amount, currency), password } },
        {
          onSuccess: () => {
            form.clear('amount', 'password')
            onDone()
          },
        },
      )
    },
  })
  const bound = form.field('amount')
  return (
    <Form form={form} submit={t('team.transfer')}>
      <TextField {...form.input('amount')} label={t('rain.amount')} inputMode="decimal" maxLength={20} required />
      <AmountReadings typed={bound.value} currency={currency} onChoose={bound.onChange} />
      <PaymentPin {...form.field('password')} />
    </Form>
  )
}

/** A transfer without an answer is asked about before another one can be sent. */
export const TransferForm = ({ member }: { readonly member: Downline }) => {
  const { t } = useTexts()
  const { done, refresh } = useTransferDone()
  return (
    <Section icon="arrows-left-right" title={t('team.transferTitle')}>
      <OrderCheck names={['transferDownline']} onDone={done} onRefused={refresh}>
        <Fields member={member} onDone={done} />
      </OrderCheck>
    </Section>
  )
}
