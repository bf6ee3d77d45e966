import { AmountReadings, field, Form, readTypedAmount, useForm, useProblemText } from '@mosaic/forms'
import { currencySymbol } from '@mosaic/i18n'
import { Button, Sheet, TextField, toast } from '@mosaic/ui'
import { useTexts } from '../../texts'
import styles from './LimitsPage.module.css'
import { isStricter, readLimit, typedLimit, type LimitKind, type LimitPeriod } from './limit-value'
import { useSetLimitMutation, type Protection } from '../../api/protection'

type LimitSheetProps = {
  readonly kind: LimitKind
  readonly period: LimitPeriod
  readonly protection: Protection
  readonly onClose: () => void
}

/** Form for one limit. It shows before saving whether the change applies immediately or after a day. */
export const LimitSheet = ({ kind, period, protection, onClose }: LimitSheetProps) => {
  const { t, tag } = useTexts()
  const { textOf } = useProblemText()
  const { currency, limits } = protection
  const current = limits.find((each) => each.kind === kind && each.period === period)?.amount ?? null
  const change = useSetLimitMutation()
  const read = (amount: string) => readLimit(kind, amount, currency, tag)

  const send = (amount: string | null) =>
    change.submit(
      { body: { kind, period, amount } },
      {
        onSuccess: () => {
          toast(
            t(
              isStricter(kind, amount, current, currency) || amount === current
                ? 'limits.savedNow'
                : 'limits.savedLater',
            ),
            { tone: 'success', duration: 'short' },
          )
          onClose()
        },
      },
    )
  const isAmbiguous = (amount: string) => kind !== 'time' && readTypedAmount(amount, currency, tag).kind === 'ambiguous'
  const problem = t(kind === 'time' ? 'limits.problem.time' : 'limits.problem.money', {
    example: typedLimit(kind, kind === 'time' ? '90' : '200.50', currency, tag),
  })
  const form = useForm({
    draft: { name: `limits.${kind}.${period}` },
    fields: { amount: field.text(typedLimit(kind, current, currency, tag)) },
    errors: ({ amount }) => ({
      amount: read(amount) !== null ? undefined : isAmbiguous(amount) ? textOf(['ambiguous']) : problem,
    }),
    call: { pending: change.pending, failure: change.failure },
    fieldOf: () => null,
    onSubmit: ({ amount }) => send(read(amount)),
  })
  const requested = read(form.values.amount)
  return (
    <Sheet open onClose={onClose} title={`${t(`limits.kind.${kind}.title`)} · ${t(`limits.period.${period}`)}`}>
      <Form
        form={form}
        submit={t('limits.save')}
        after={
          current === null ? null : (
            <Button
              variant="ghost"
              block
              className={styles.remove}
              disabled={change.pending}
              onClick={() => send(null)}
            >
              {t('limits.remove')}
            </Button>
          )
        }
      >
        <p className={styles.explain}>{t(`limits.kind.${kind}.text`)}</p>
        <TextField
          {...form.input('amount')}
          label={
            kind === 'time' ? t('limits.field.time') : t('limits.field.money', { symbol: currencySymbol(currency) })
          }
          inputMode={kind === 'time' ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={18}
          required
          hint={
            requested === null || requested === current
              ? undefined
              : t(isStricter(kind, requested, current, currency) ? 'limits.holdsNow' : 'limits.holdsLater')
          }
        />
        {kind === 'time' ? null : (
          <AmountReadings
            typed={form.values.amount}
            currency={currency}
            onChoose={(amount) => form.change({ amount })}
          />
        )}
      </Form>
    </Sheet>
  )
}
