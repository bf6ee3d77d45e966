import { FormAlert } from '@mosaic/forms'
import { currencySymbol, useErrorText } from '@mosaic/i18n'
import { useDraft } from '@mosaic/session'
import { Button, Sheet, TextField, toast } from '@mosaic/ui'
import { useState, type FormEvent } from 'react'
import { useTexts } from '../../texts'
import styles from './LimitsPage.module.css'
import { isStricter, readLimit, typedLimit, type LimitKind, type LimitPeriod } from './limit-value'
import { useSetLimit, type Protection } from '../../api/protection'

export type LimitSheetProps = {
  readonly kind: LimitKind
  readonly period: LimitPeriod
  readonly protection: Protection
  readonly onClose: () => void
}

/** Asks for one limit. It says before saving whether the wish holds at once or after a day. */
export const LimitSheet = ({ kind, period, protection, onClose }: LimitSheetProps) => {
  const { t, tag } = useTexts()
  const errorText = useErrorText()
  const { currency, limits } = protection
  const current = limits.find((each) => each.kind === kind && each.period === period)?.amount ?? null
  const draft = useDraft(`limits.${kind}.${period}`, { amount: typedLimit(kind, current, currency, tag) })
  const text = draft.values.amount
  const [touched, setTouched] = useState(false)
  const change = useSetLimit()
  const wanted = readLimit(kind, text, currency, tag)

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
  const save = (event: FormEvent) => {
    event.preventDefault()
    setTouched(true)
    if (wanted !== null && !change.pending) send(wanted)
  }
  const problem = t(kind === 'time' ? 'limits.problem.time' : 'limits.problem.money', {
    example: typedLimit(kind, kind === 'time' ? '90' : '200.50', currency, tag),
  })
  return (
    <Sheet open onClose={onClose} title={`${t(`limits.kind.${kind}.title`)} · ${t(`limits.period.${period}`)}`}>
      <form onSubmit={save} noValidate>
        <p className={styles.explain}>{t(`limits.kind.${kind}.text`)}</p>
        <TextField
          label={
            kind === 'time' ? t('limits.field.time') : t('limits.field.money', { symbol: currencySymbol(currency) })
          }
          name="amount"
          inputMode={kind === 'time' ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={13}
          required
          value={text}
          onChange={(event) => draft.change({ amount: event.target.value })}
          error={touched && wanted === null ? problem : undefined}
          hint={
            wanted === null || wanted === current
              ? undefined
              : t(isStricter(kind, wanted, current, currency) ? 'limits.holdsNow' : 'limits.holdsLater')
          }
        />
        <FormAlert text={change.failure ? errorText(change.failure) : null} failure={change.failure} />
        <Button type="submit" size="l" block loading={change.pending}>
          {t('limits.save')}
        </Button>
        {current === null ? null : (
          <Button variant="ghost" block className={styles.remove} disabled={change.pending} onClick={() => send(null)}>
            {t('limits.remove')}
          </Button>
        )}
      </form>
    </Sheet>
  )
}
