import type { InputHTMLAttributes } from 'react'
import { useLazyPart } from '../lazy/lazy-part'
import { digitsPart } from '../lazy/parts'
import type { Typing } from './typed-digits'

/** Handlers of an input: a numeric field takes the digits of every keyboard. */
export const useTypedDigits = ({
  inputMode,
  onChange,
  onCompositionEnd,
}: Typing & Pick<InputHTMLAttributes<HTMLInputElement>, 'inputMode'>): Typing => {
  const isNumeric = inputMode === 'numeric' || inputMode === 'decimal'
  const digits = useLazyPart(digitsPart, isNumeric)
  return isNumeric && digits ? digits.digitHandlers({ onChange, onCompositionEnd }) : { onChange, onCompositionEnd }
}
