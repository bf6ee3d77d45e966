import type { ChangeEvent, CompositionEvent, InputHTMLAttributes } from 'react'
import { useLazyPart } from '../lazy/lazy-part'
import { digitsPart } from '../lazy/parts'

type Typing = Pick<InputHTMLAttributes<HTMLInputElement>, 'inputMode' | 'onChange' | 'onCompositionEnd'>

/** React learns of a value that the page writes only by an event of its own. */
const write = (input: HTMLInputElement, value: string): void => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Handlers of an input: in a numeric field the digits and marks of other keyboards become ASCII as they are typed, with an
 * input method when it ends.
 */
export const useTypedDigits = ({ inputMode, onChange, onCompositionEnd }: Typing): Typing => {
  const isNumeric = inputMode === 'numeric' || inputMode === 'decimal'
  const digits = useLazyPart(digitsPart, isNumeric)
  if (!isNumeric || !digits) return { onChange, onCompositionEnd }
  const inAscii = (input: HTMLInputElement): void => {
    const value = digits.asciiDigits(input.value)
    if (value === input.value) return
    const caret = input.selectionStart
    write(input, value)
    if (caret !== null) input.setSelectionRange(caret, caret)
  }
  return {
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const isComposing = 'isComposing' in event.nativeEvent && event.nativeEvent.isComposing === true
      if (!isComposing && digits.asciiDigits(event.target.value) !== event.target.value) inAscii(event.target)
      else onChange?.(event)
    },
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
      onCompositionEnd?.(event)
      inAscii(event.currentTarget)
    },
  }
}
