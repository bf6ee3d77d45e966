import { minor, type Minor, type ValueOf } from '@mosaic/contracts'
import { AmountReadings, field, readTypedAmount, typedAmount, typedForm, useForm, useProblemText } from '@mosaic/forms'
import { formatMoney } from '@mosaic/i18n'
import { moneyOf, MoneySentence, MoneyText, sumOf } from '@mosaic/money'
import { useFlag } from '@mosaic/session'
import { Button, Card, ChoiceGrid, classNames, DefinitionRows, ErrorState } from '@mosaic/ui'
import { useTexts } from '../../texts'
import { AmountInput } from './AmountInput'
import { amountProblem, type AmountLimits } from './amount-problem'
import styles from './DepositForm.module.css'
import { methodIcon } from './method-icon'
import { useDepositOrder } from './use-deposit-order'

type Method = ValueOf<'depositSettings'>['methods'][number]

/** Stands in for a minimum that cannot be read. */
const exampleAmount = minor(10_000)

export type DepositFormProps = { readonly settings: ValueOf<'depositSettings'> }

export const DepositForm = ({ settings }: DepositFormProps) => {
  const { t, tag } = useTexts()
  const { textOf } = useProblemText()
  const { currency, methods } = settings
  const showsRecord = useFlag('DEPRECM3')
  const { pending, failure, order } = useDepositOrder()

  const money = (value: Minor) => formatMoney(value, currency, tag)
  const fromWire = (wire: string) => moneyOf(wire, currency)
  const shown = (value: Minor | null) => <MoneyText value={value} currency={currency} />
  const methodOf = (code: string): Method | undefined =>
    methods.find((candidate) => candidate.code === code) ?? methods[0]
  const limitsOf = (method: Method): AmountLimits => ({
    min: fromWire(method.min),
    max: fromWire(method.max),
    remainingToday: settings.remainingToday === null ? null : fromWire(settings.remainingToday),
  })
  /** What is wrong with a typed amount, and in words. */
  const judge = (text: string, limits: AmountLimits) => {
    const read = readTypedAmount(text, currency, tag)
    const amount = read.kind === 'amount' ? read.value : null
    const problem = amountProblem(amount, limits)
    if (problem === null) return { amount, problem, text: undefined }
    return {
      amount,
      problem,
      text:
        read.kind === 'ambiguous'
          ? textOf(['ambiguous'])
          : problem.kind === 'format'
            ? t('deposit.problem.format', { example: typedForm(limits.min ?? exampleAmount, currency, tag) })
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
      const amount = typedAmount(typed, currency, tag)
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

  const total = sumOf(payable, fee)
  const quickAmounts = method.quickAmounts.flatMap((wire) => fromWire(wire) ?? [])
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
          note={
            <>
              <MoneySentence
                values={[limits.min, limits.max]}
                currency={currency}
                decimals="whole"
                words={(min = '', max = '') => t('deposit.limits', { min, max })}
              />
              {' · '}
              {fee === 0n ? (
                t('deposit.noFee')
              ) : (
                <MoneySentence
                  values={[fee]}
                  currency={currency}
                  words={(amount = '') => t('deposit.withFee', { fee: amount })}
                />
              )}
            </>
          }
          // Who is still typing is not told that it is too little.
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
            title: formatMoney(quick, currency, tag, { decimals: 'whole', symbol: false }),
          }))}
        />
      </Card>
      {payable === null ? null : (
        <Card>
          <DefinitionRows
            rows={[
              { label: t('deposit.youPay'), value: shown(total) },
              { label: t('deposit.fee'), value: fee === 0n ? t('deposit.free') : shown(fee) },
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
      {/* Nobody pays a sum that they cannot see. */}
      <Button type="submit" size="l" block loading={form.pending} disabled={fee === null}>
        {total === null ? t('deposit.submitEmpty') : t('deposit.submit', { amount: money(total) })}
      </Button>
      <p className={styles.foot}>
        {settings.remainingToday === null ? null : (
          <span>
            <MoneySentence
              values={[limits.remainingToday]}
              currency={currency}
              words={(amount = '') => t('deposit.remaining', { amount })}
            />
          </span>
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
