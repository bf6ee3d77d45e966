import { agentRain, moneyToWire, rainDivisions } from '@mosaic/contracts'
import { AmountReadings, field, Form, typedAmount, useForm, useProblemText } from '@mosaic/forms'
import { Card, ChoiceGrid, TextField, toast } from '@mosaic/ui'
import { useMerchant } from '@mosaic/session'
import { useGiveRainMutation, useRefreshRains } from '../../api/red-rain'
import { PaymentPin } from '../../payment-pin/PaymentPin'
import { useOutgoingRefusal } from '../../payout-delay/use-outgoing-refusal'
import { useTexts } from '../../texts'
import { envelopesOf } from './envelopes'
import styles from './RedRainGivePage.module.css'

/** Amount, envelopes and division of a rain from the own balance. */
export const GiveRainForm = () => {
  const { t, tag } = useTexts()
  const { missing } = useProblemText()
  const { currency } = useMerchant()
  const give = useGiveRainMutation()
  const refresh = useRefreshRains()
  const divisionOf = (chosen: string) => rainDivisions.find((each) => each === chosen) ?? 'random'
  const failureText = useOutgoingRefusal()
  const form = useForm({
    fields: {
      amount: field.text(),
      envelopes: field.text('10'),
      division: field.text('random'),
      password: field.secret(),
    },
    errors: ({ amount, envelopes, password }) => {
      const value = typedAmount(amount, currency, tag)
      const count = envelopesOf(envelopes)
      return {
        amount:
          value === null || value === 0n
            ? t('rain.amountWrong')
            : count !== null && value < BigInt(count)
              ? t('rain.amountSmall')
              : undefined,
        envelopes: count === null ? t('rain.envelopesWrong', { most: agentRain.mostEnvelopes }) : undefined,
        password: missing(password),
      }
    },
    call: give,
    failureText,
    onSubmit: ({ amount: typed, envelopes: count, division, password }) => {
      const [amount, envelopes] = [typedAmount(typed, currency, tag), envelopesOf(count)]
      if (amount === null || envelopes === null) return
      give.submit(
        { body: { amount: moneyToWire(amount, currency), envelopes, division: divisionOf(division), password } },
        {
          onSuccess: () => {
            toast(t('rain.given'), { tone: 'success' })
            form.clear('amount', 'password')
            refresh()
          },
        },
      )
    },
  })
  const bound = form.field('amount')
  return (
    <Form form={form} submit={t('rain.give')}>
      <Card>
        <TextField {...form.input('amount')} label={t('rain.amount')} inputMode="decimal" maxLength={20} required />
        <AmountReadings typed={bound.value} currency={currency} onChoose={bound.onChange} />
        <TextField
          {...form.input('envelopes')}
          label={t('rain.envelopes')}
          inputMode="numeric"
          maxLength={4}
          required
        />
        <p className={styles.label}>{t('rain.division')}</p>
        <ChoiceGrid
          {...form.choice('division')}
          label={t('rain.division')}
          columns={2}
          choices={rainDivisions.map((value) => ({
            value,
            icon: value === 'equal' ? 'scales' : 'dice-five',
            title: t(`rain.${value}`),
          }))}
        />
      </Card>
      <Card>
        <PaymentPin {...form.field('password')} />
      </Card>
    </Form>
  )
}
