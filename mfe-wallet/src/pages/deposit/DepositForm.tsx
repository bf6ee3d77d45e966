import { addMinor, moneyFromWire, zero, type Minor, type ValueOf } from '@mosaic/contracts'
import { field, useForm } from '@mosaic/forms'
import { formatMoney, readTypedAmount, typedForm } from '@mosaic/i18n'
import { useFlag } from '@mosaic/session'
import { Button, Card, ChoiceGrid, classNames, DefinitionRows, ErrorState } from '@mosaic/ui'
import { useTexts } from '../../texts'
import { AmountInput } from './AmountInput'
import { amountProblem, type AmountLimits } from './amount-problem'
import styles from './DepositForm.module.css'
import { methodIcon } from './method-icon'
import { useDepositOrder } from './use-deposit-order'

type Method = ValueOf<'depositSettings'>['methods'][number]

export type DepositFormProps = { readonly settings: ValueOf<'depositSettings'> }

export const DepositForm = ({ settings }: DepositFormProps) => {
  const { t, tag } = useTexts()
  const { currency, methods } = settings
  const showsRecord = useFlag('DEPRECM3')
  const { pending, failure, order } = useDepositOrder()

  const money = (value: Minor) => formatMoney(value, currency, tag)
  const fromWire = (wire: string): Minor => moneyFromWire(wire, currency) ?? zero
  const methodOf = (code: string): Method | undefined =>
    methods.find((candidate) => candidate.code === code) ?? methods[0]
  const limitsOf = (method: Method): AmountLimits => ({
    min: fromWire(method.min),
    max: fromWire(method.max),
    remainingToday: settings.remainingToday === null ? null : fromWire(settings.remainingToday),
  })
  /** What is wrong with a typed amount, and in words. */
  const judge = (text: string, limits: AmountLimits) => {
    const amount = readTypedAmount(text, currency, tag)
    const problem = amountProblem(amount, limits)
    if (problem === null) return { amount, problem, text: undefined }
    return {
      amount,
      problem,
      text:
        problem.kind === 'format'
          ? t('deposit.problem.format', { example: typedForm(limits.min, currency, tag) })
          : t(`deposit.problem.${problem.kind}`, { limit: money(problem.limit) }),
    }
  }

  const form = useForm({
    draft: { name: 'deposit' },
    fields: { method: field.text(methods[0]?.code), amount: field.text() },
    errors: ({ method: code, amount }) => {
      const method = methodOf(code)
      return { amount: method && judge(amount, limitsOf(method)).text }
    },
    call: { pending, failure },
    onSubmit: ({ method: code, amount: typed }) => {
      const amount = readTypedAmount(typed, currency, tag)
      const method = methodOf(code)
      if (method && amount !== null) order(method.code, amount, currency)
    },
  })
  const method = methodOf(form.values.method)
  if (!method) return null
  const limits = limitsOf(method)
  const fee = fromWire(method.fee)
  const { amount, problem, text: amountText } = judge(form.values.amount, limits)
  const payable = problem === null ? amount : null
  const bound = form.field('amount')

  const limitsText = t('deposit.limits', {
    min: formatMoney(limits.min, currency, tag, { decimals: 'whole' }),
    max: formatMoney(limits.max, currency, tag, { decimals: 'whole' }),
  })
  const feeText = fee === 0n ? t('deposit.noFee') : t('deposit.withFee', { fee: money(fee) })
  return (
    <form {...form.props} className={styles.form}>
      <Card>
        <ChoiceGrid
          label={t('deposit.method')}
          {...form.choice('method')}
          columns={methods.length === 2 ? 2 : 3}
          value={method.code}
          choices={methods.map(({ code, name, icon }) => ({ value: code, title: name, icon: methodIcon(icon) }))}
          className={classNames(styles.methods, methods.length === 1 && styles.single)}
        />
      </Card>
      <Card>
        <AmountInput
          {...bound}
          label={t('deposit.amount')}
          currency={currency}
          note={`${limitsText} · ${feeText}`}
          // Who is still typing is not told that it is too little.
          error={bound.error ?? (bound.value !== '' && problem?.kind !== 'below' ? amountText : undefined)}
        />
        <ChoiceGrid
          label={t('deposit.quick')}
          name="quickAmount"
          columns={3}
          value={amount === null ? null : amount.toString()}
          onChange={(units) =>
            bound.onChange(
              typedForm(
                fromWire(method.quickAmounts.find((wire) => fromWire(wire).toString() === units) ?? '0'),
                currency,
                tag,
              ),
            )
          }
          choices={method.quickAmounts.map((wire) => ({
            value: fromWire(wire).toString(),
            title: formatMoney(fromWire(wire), currency, tag, { decimals: 'whole', symbol: false }),
          }))}
        />
      </Card>
      {payable === null ? null : (
        <Card>
          <DefinitionRows
            rows={[
              { label: t('deposit.youPay'), value: money(addMinor(payable, fee)) },
              { label: t('deposit.fee'), value: fee === 0n ? t('deposit.free') : money(fee) },
              { label: t('deposit.credited'), value: money(payable), strong: true },
            ]}
          />
        </Card>
      )}
      {form.alert.text !== null && failure ? (
        <ErrorState
          compact
          error={{ code: failure.code, traceId: failure.traceId ?? undefined }}
          className={styles.failure}
        />
      ) : null}
      <Button type="submit" size="l" block loading={form.pending}>
        {payable === null ? t('deposit.submitEmpty') : t('deposit.submit', { amount: money(addMinor(payable, fee)) })}
      </Button>
      <p className={styles.foot}>
        {limits.remainingToday === null ? null : (
          <span>{t('deposit.remaining', { amount: money(limits.remainingToday) })}</span>
        )}
        <span>{t('deposit.time', { count: method.expiresInMinutes })}</span>
      </p>
      {showsRecord ? (
        <Button variant="ghost" icon="receipt" block to="/m/vouReport">
          {t('deposit.history')}
        </Button>
      ) : null}
    </form>
  )
}
