import { longestBy, type FieldRule, longestTypedSecret } from '@mosaic/contracts'
import { PasswordField } from '@mosaic/ui'
import type { Ref } from 'react'
import { ruleShape } from '../validation/rule-shape'
import { useProblemText } from '../validation/use-problem-text'

type PinFieldProps = {
  /** The payload's field name. */
  readonly name: string
  readonly label: string
  readonly rule: FieldRule
  readonly value: string
  readonly onChange: (value: string) => void
  /** Hint below the field: the rule's requirement. */
  readonly hinted?: boolean
  readonly error?: string
  readonly ref?: Ref<HTMLInputElement>
}

/** Payment password by the merchant's rule, without autofill. */
export const PinField = ({ name, label, rule, value, onChange, hinted = false, error, ref }: PinFieldProps) => {
  const { hintOf } = useProblemText()
  return (
    <PasswordField
      ref={ref}
      label={label}
      name={name}
      inputMode={ruleShape(rule.regExp)?.kind === 'digits' ? 'numeric' : 'text'}
      autoComplete="off"
      maxLength={longestTypedSecret(longestBy(rule))}
      required
      value={value}
      onChange={(event) => onChange(event.target.value)}
      hint={hinted ? hintOf(rule) : undefined}
      error={error}
    />
  )
}
