import { moneyToWire, paymentPasswordRule } from '@mosaic/contracts'
import { AmountReadings, field, Form, OrderCheck, PinField, typedAmount, useForm, useProblemText } from '@mosaic/forms'
import { useMerchant } from '@mosaic/session'
import { Link, Section, TextField, toast } from '@mosaic/ui'
import { type Downline, useRefreshDownline, useTransferMutation } from '../../api/downline'
import { useOutgoingRefusal } from '../../payout-delay/use-outgoing-refusal'
import { useTexts } from '../../texts'
import styles from './MemberSheet.module.css'

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
      <PinField
        {...form.field('password')}
        name="password"
        label={t('rain.password')}
        rule={paymentPasswordRule(undefined)}
      />
      <Link to="/m/securityCenter" className={styles.forgotten}>
        {t('rain.forgotten')}
      </Link>
    </Form>
  )
}

/** A transfer without an answer is asked about before another one can be sent. */
export const TransferForm = ({ member }: { readonly member: Downline }) => {
  const { t } = useTexts()
  const refresh = useRefreshDownline()
  const done = () => {
    toast(t('team.transferred'), { tone: 'success' })
    refresh()
  }
  return (
    <Section icon="arrows-left-right" title={t('team.transferTitle')}>
      <OrderCheck names={['transferDownline']} onDone={done} onRefused={refresh}>
        <Fields member={member} onDone={done} />
      </OrderCheck>
    </Section>
  )
}
