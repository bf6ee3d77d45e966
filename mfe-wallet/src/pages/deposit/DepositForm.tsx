import { addMinor, moneyFromWire, zero, type Minor, type ValueOf } from '@mosaic/contracts'
import { formatMoney, readTypedAmount, typedForm } from '@mosaic/i18n'
import { useDraft, useFlag } from '@mosaic/session'
import { Button, Card, ChoiceGrid, classNames, DefinitionRows, ErrorState } from '@mosaic/ui'
import { useRef, useState, type FormEvent } from 'react'
import { useTexts } from '../../texts'
import { AmountInput } from './AmountInput'
import { amountProblem, type AmountProblem } from './amount-problem'
import styles from './DepositForm.module.css'
import { methodIcon } from './method-icon'
import { useDepositOrder } from './use-deposit-order'

export type DepositFormProps = { readonly settings: ValueOf<'depositSettings'> }

export const DepositForm = ({ settings }: DepositFormProps) => {
  const { t, tag } = useTexts()
  const { currency, methods } = settings
  const showsRecord = useFlag('DEPRECM3')
  const { values, change } = useDraft('deposit', { method: methods[0]?.code ?? '', amount: '' })
  const [touched, setTouched] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const { pending, failure, order } = useDepositOrder()

  const text = values.amount
  const setText = (amount: string) => change({ amount })
  const method = methods.find((candidate) => candidate.code === values.method) ?? methods[0]
  if (!method) return null
  const money = (value: Minor) => formatMoney(value, currency, tag)
  const fromWire = (wire: string): Minor => moneyFromWire(wire, currency) ?? zero
  const limits = {
    min: fromWire(method.min),
    max: fromWire(method.max),
    remainingToday: settings.remainingToday === null ? null : fromWire(settings.remainingToday),
  }
  const fee = fromWire(method.fee)
  const amount = readTypedAmount(text, currency, tag)
  const problem = amountProblem(amount, limits)
  const payable = problem === null ? amount : null

  const problemText = (found: AmountProblem): string =>
    found.kind === 'format'
      ? t('deposit.problem.format', { example: typedForm(limits.min, currency, tag) })
      : t(`deposit.problem.${found.kind}`, { limit: money(found.limit) })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (pending) return
    if (payable !== null) return order(method.code, payable, currency)
    setTouched(true)
    input.current?.focus()
  }

  const limitsText = t('deposit.limits', {
    min: formatMoney(limits.min, currency, tag, { decimals: 'whole' }),
    max: formatMoney(limits.max, currency, tag, { decimals: 'whole' }),
  })
  const feeText = fee === 0n ? t('deposit.noFee') : t('deposit.withFee', { fee: money(fee) })
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Card>
        <ChoiceGrid
          label={t('deposit.method')}
          name="method"
          columns={methods.length === 2 ? 2 : 3}
          value={method.code}
          onChange={(code) => change({ method: code })}
          choices={methods.map(({ code, name, icon }) => ({ value: code, title: name, icon: methodIcon(icon) }))}
          className={classNames(styles.methods, methods.length === 1 && styles.single)}
        />
      </Card>
      <Card>
        <AmountInput
          ref={input}
          label={t('deposit.amount')}
          currency={currency}
          value={text}
          onChange={setText}
          note={`${limitsText} · ${feeText}`}
          error={problem && (touched || (text !== '' && problem.kind !== 'below')) ? problemText(problem) : undefined}
        />
        <ChoiceGrid
          label={t('deposit.quick')}
          name="quickAmount"
          columns={3}
          value={amount === null ? null : amount.toString()}
          onChange={(units) =>
            setText(
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
      {failure ? (
        <ErrorState
          compact
          error={{ code: failure.code, traceId: failure.traceId ?? undefined }}
          className={styles.failure}
        />
      ) : null}
      <Button type="submit" size="l" block loading={pending}>
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
