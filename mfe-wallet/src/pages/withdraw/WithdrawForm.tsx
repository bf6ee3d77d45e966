import type { Minor, PayoutAccount, ValueOf } from '@mosaic/contracts'
import { AmountReadings, field, Form, typedAmount, typedForm, useForm, useProblemText } from '@mosaic/forms'
import { formatMoney } from '@mosaic/i18n'
import { differenceOf, moneyOf, MoneyText } from '@mosaic/money'
import { Button, Card, ChoiceGrid, DefinitionRows } from '@mosaic/ui'
import { AmountInput } from '../../amount/AmountInput'
import { LimitsNote } from '../../amount/LimitsNote'
import { useAmountCheck } from '../../amount/use-amount-check'
import { methodIcon } from '../../method/method-icon'
import { PaymentPasswordField } from '../../payout/PaymentPasswordField'
import { usePayoutName } from '../../payout/use-payout-name'
import { useTexts } from '../../texts'
import { NewAccountNotes } from './NewAccountNotes'
import { useWithdrawRequest } from './use-withdraw-request'
import styles from './WithdrawForm.module.css'

type WithdrawFormProps = {
  readonly settings: ValueOf<'withdrawSettings'>
  /** The default first. */
  readonly accounts: readonly PayoutAccount[]
}

const smaller = (one: Minor | null, other: Minor | null): Minor | null =>
  one === null || other === null ? (one ?? other) : one < other ? one : other

export const WithdrawForm = ({ settings, accounts }: WithdrawFormProps) => {
  const { t, tag } = useTexts()
  const { missing } = useProblemText()
  const nameOf = usePayoutName()
  const { currency, methods } = settings
  const { request, ...call } = useWithdrawRequest()
  const checkAmount = useAmountCheck(currency, (limit) => t('withdraw.overLeft', { limit }))

  const methodOf = (account: PayoutAccount | undefined) => methods.find(({ kind }) => kind === account?.kind)
  const accountOf = (id: string): PayoutAccount | undefined =>
    accounts.find(({ bankCardId }) => bankCardId === id) ??
    accounts.find((account) => methodOf(account) && !account.usableFrom)
  const left = moneyOf(settings.quota.withdrawable, currency)
  const limitsOf = (id: string) => {
    const method = methodOf(accountOf(id))
    return {
      min: method ? moneyOf(method.min, currency) : null,
      max: method ? moneyOf(method.max, currency) : null,
      left,
    }
  }
  const form = useForm({
    draft: { name: 'withdraw' },
    fields: { bankCardId: field.text(), amount: field.text(), password: field.secret() },
    errors: ({ bankCardId, amount, password }) => ({
      amount: checkAmount(amount, limitsOf(bankCardId)).text,
      password: missing(password),
    }),
    call,
    onSubmit: ({ bankCardId, amount: typed, password }) => {
      const account = accountOf(bankCardId)
      const amount = typedAmount(typed, currency, tag)
      if (account && amount !== null) request({ bankCardId: account.bankCardId, amount, currency, password })
    },
  })
  const account = accountOf(form.values.bankCardId)
  const method = methodOf(account)
  if (!account || !method) return null
  const limits = limitsOf(account.bankCardId)
  const fee = moneyOf(method.fee, currency)
  const { amount, problem, text } = checkAmount(form.values.amount, limits)
  const payable = problem === null ? amount : null
  const maxAmount = smaller(left, limits.max)
  const bound = form.field('amount')
  return (
    <Form
      form={form}
      submit={
        payable === null
          ? t('withdraw.submitEmpty')
          : t('withdraw.submit', { amount: formatMoney(payable, currency, tag) })
      }
      // No withdrawal whose fee the member cannot see.
      disabled={fee === null}
    >
      <Card>
        <ChoiceGrid
          label={t('withdraw.to')}
          {...form.choice('bankCardId')}
          columns={2}
          value={account.bankCardId}
          choices={accounts.map((each) => ({
            value: each.bankCardId,
            icon: methodIcon(each.kind),
            disabled: !methodOf(each) || Boolean(each.usableFrom),
            title: (
              <>
                {nameOf(each)} <span className={styles.number}>{each.account}</span>
              </>
            ),
          }))}
        />
        <NewAccountNotes accounts={accounts} />
      </Card>
      <Card>
        <AmountInput
          {...bound}
          label={t('withdraw.amount')}
          currency={currency}
          note={<LimitsNote min={limits.min} max={limits.max} fee={fee} currency={currency} />}
          // No "too little" while the member is still typing.
          error={bound.error ?? (bound.value !== '' && problem?.kind !== 'below' ? text : undefined)}
        />
        <AmountReadings typed={bound.value} currency={currency} onChoose={bound.onChange} />
        {maxAmount === null ? null : (
          <Button variant="secondary" block onClick={() => bound.onChange(typedForm(maxAmount, currency, tag))}>
            {t('withdraw.all')}
          </Button>
        )}
      </Card>
      {payable === null ? null : (
        <Card>
          <DefinitionRows
            rows={[
              { label: t('withdraw.leaves'), value: formatMoney(payable, currency, tag) },
              {
                label: t('deposit.fee'),
                value: fee === 0n ? t('deposit.free') : <MoneyText value={fee} currency={currency} />,
              },
              {
                label: t('withdraw.arrives'),
                value: <MoneyText value={differenceOf(payable, fee)} currency={currency} />,
                strong: true,
              },
            ]}
          />
        </Card>
      )}
      <PaymentPasswordField {...form.field('password')} />
    </Form>
  )
}
