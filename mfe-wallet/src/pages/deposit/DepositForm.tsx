import { minor, type Minor, moneyToWire, type ValueOf, zero } from '@mosaic/contracts'
import { AmountReadings, field, FormAlert, typedAmount, typedForm, useForm } from '@mosaic/forms'
import { formatMoney, useLanguage } from '@mosaic/i18n'
import { moneyOf, MoneySentence, MoneyText, sumOf } from '@mosaic/money'
import { useFlag } from '@mosaic/session'
import { Button, Card, ChoiceGrid, classNames, DefinitionRows, Slot, useSearchParams } from '@mosaic/ui'
import { useEffect } from 'react'
import { AmountInput } from '../../amount/AmountInput'
import { amountProblem, leavesNothing, type AmountLimits } from '../../amount/amount-problem'
import { LimitsNote } from '../../amount/LimitsNote'
import { useAmountCheck } from '../../amount/use-amount-check'
import { methodIcon } from '../../method/method-icon'
import { useMethodName } from '../../method/use-method-name'
import { useTexts } from '../../texts'
import styles from './DepositForm.module.css'
import { BonusChoice } from './bonus/BonusChoice'
import { chosenBonus, bonusOptionsFor } from './bonus/bonus-options'
import { requestedDeposit } from './retry-path'
import { UsedUpLimit } from './UsedUpLimit'
import { useDepositOrder } from './use-deposit-order'

type Method = ValueOf<'depositSettings'>['methods'][number]

type DepositFormProps = { readonly settings: ValueOf<'depositSettings'> }

export const DepositForm = ({ settings }: DepositFormProps) => {
  const { t, tag } = useTexts()
  const { language } = useLanguage()
  const { currency, methods } = settings
  const showsRecord = useFlag('DEPRECM3')
  const { pending, failure, order } = useDepositOrder()
  const nameOf = useMethodName()
  const requested = requestedDeposit(useSearchParams()[0])

  const money = (value: Minor) => formatMoney(value, currency, tag)
  const fromWire = (wire: string) => moneyOf(wire, currency)
  const shown = (value: Minor | null) => <MoneyText value={value} currency={currency} />
  const methodOf = (code: string): Method | undefined =>
    methods.find((candidate) => candidate.code === code) ?? methods[0]
  const limitsOf = (method: Method): AmountLimits => ({
    min: fromWire(method.min),
    max: fromWire(method.max),
    left: settings.remainingToday === null ? null : fromWire(settings.remainingToday),
  })
  const optionsOf = (method: Method, amount: Minor) =>
    bonusOptionsFor(settings, { method: method.code, amount }, language)
  const checkAmount = useAmountCheck(currency, (limit) => t('deposit.overToday', { limit }))

  const form = useForm({
    draft: { name: 'deposit' },
    fields: { method: field.text(methods[0]?.code), amount: field.text(), promotionId: field.chosenAnew() },
    errors: ({ method: code, amount }) => {
      const method = methodOf(code)
      return { amount: method && checkAmount(amount, limitsOf(method)).text }
    },
    call: { pending, failure },
    onSubmit: ({ method: code, amount: typed, promotionId }) => {
      const amount = typedAmount(typed, currency, tag)
      const method = methodOf(code)
      if (method && amount !== null)
        order(method, amount, currency, chosenBonus(optionsOf(method, amount), promotionId)?.id)
    },
  })
  const { change } = form
  const { method: requestedMethod, amount: requestedAmount } = requested
  useEffect(() => {
    const units = requestedAmount === null ? null : moneyOf(requestedAmount, currency)
    if (requestedMethod !== null) change({ method: requestedMethod })
    if (units !== null) change({ amount: typedForm(units, currency, tag) })
    // Once for each address: what is typed afterwards stays.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the rest changes with every render
  }, [requestedMethod, requestedAmount])
  const method = methodOf(form.values.method)
  if (!method) return null
  const limits = limitsOf(method)
  const fee = fromWire(method.fee)
  const { amount, problem, text: amountText } = checkAmount(form.values.amount, limits)
  const payable = problem === null ? amount : null
  const bound = form.field('amount')

  const isUsedUp = (other: Method) => leavesNothing(limitsOf(other))
  const usedUp = methods.every(isUsedUp)
  const total = sumOf(payable, fee)
  const bonusOptions = payable === null ? [] : optionsOf(method, payable)
  const bonus = chosenBonus(bonusOptions, form.values.promotionId)
  const quickAmounts = method.quickAmounts.flatMap((wire) => fromWire(wire) ?? [])
  return (
    <form {...form.props} className={styles.form}>
      {usedUp ? <UsedUpLimit renewsAt={settings.limitRenewsAt} /> : null}
      <Card>
        <ChoiceGrid
          label={t('deposit.method')}
          {...form.choice('method')}
          columns={methods.length === 2 ? 2 : 3}
          value={method.code}
          choices={methods.map((each) => ({
            value: each.code,
            title: nameOf(each.code),
            icon: methodIcon(each.icon),
            disabled: !usedUp && isUsedUp(each),
          }))}
          className={classNames(styles.methods, methods.length === 1 && styles.single)}
        />
      </Card>
      <Card>
        <AmountInput
          {...bound}
          label={t('deposit.amount')}
          currency={currency}
          note={<LimitsNote min={limits.min} max={limits.max} fee={fee} currency={currency} />}
          // No "too little" while the member is still typing.
          error={bound.error ?? (bound.value !== '' && problem?.kind !== 'below' ? amountText : undefined)}
        />
        <AmountReadings typed={bound.value} currency={currency} onChoose={bound.onChange} />
        <ChoiceGrid
          label={t('deposit.quick')}
          name="quickAmount"
          columns={3}
          value={amount === null ? null : amount.toString()}
          onChange={(units) => bound.onChange(typedForm(minor(BigInt(units)), currency, tag))}
          choices={quickAmounts.map((quick) => ({
            value: quick.toString(),
            disabled: amountProblem(quick, limits) !== null,
            title: formatMoney(quick, currency, tag, { decimals: 'whole', symbol: false }),
          }))}
        />
      </Card>
      {bonusOptions.length === 0 ? null : (
        <BonusChoice {...form.field('promotionId')} name="promotionId" options={bonusOptions} currency={currency} />
      )}
      {bonus === null || bonus.toWager === 0n ? null : (
        <Slot name="deposit.bonus" props={{ promotionId: bonus.id, amount: moneyToWire(bonus.amount, currency) }} />
      )}
      {payable === null ? null : (
        <Card>
          <DefinitionRows
            rows={[
              { label: t('deposit.youPay'), value: shown(total) },
              { label: t('deposit.fee'), value: fee === 0n ? t('deposit.free') : shown(fee) },
              ...(bonus ? [{ label: t('bonus.title'), value: `+${money(bonus.amount)}` }] : []),
              { label: t('deposit.credited'), value: shown(sumOf(payable, bonus?.amount ?? zero)), strong: true },
            ]}
          />
        </Card>
      )}
      <FormAlert {...form.alert} />
      {/* No order of an amount that the member cannot see. */}
      <Button type="submit" size="l" block loading={form.pending} disabled={fee === null || usedUp}>
        {total === null ? t('deposit.submitEmpty') : t('deposit.submit', { amount: money(total) })}
      </Button>
      <p className={styles.foot}>
        {settings.remainingToday === null ? null : (
          <span>
            <MoneySentence
              values={[limits.left]}
              currency={currency}
              words={(amount = '') => t('deposit.remaining', { amount })}
            />
          </span>
        )}
        <span>{t(`deposit.how.${method.kind}`)}</span>
        <span>
          {method.kind === 'mt'
            ? t('deposit.timeTransfer', { count: Math.round(method.expiresInMinutes / 60) })
            : t('deposit.time', { count: method.expiresInMinutes })}
        </span>
      </p>
      {showsRecord ? (
        <Button variant="ghost" icon="receipt" block to="/m/vouReport">
          {t('deposit.history')}
        </Button>
      ) : null}
    </form>
  )
}
