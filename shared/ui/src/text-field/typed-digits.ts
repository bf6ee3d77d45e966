import { asciiDigits } from '@mosaic/contracts'
import type { ChangeEvent, CompositionEvent, InputHTMLAttributes } from 'react'

export type Typing = Pick<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'onCompositionEnd'>

export { asciiDigits }

/** React learns of a value that the page writes only by an event of its own. */
const write = (input: HTMLInputElement, value: string): void => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

const writeInAscii = (input: HTMLInputElement): void => {
  const value = asciiDigits(input.value)
  if (value === input.value) return
  const caret = input.selectionStart
  write(input, value)
  if (caret !== null) input.setSelectionRange(caret, caret)
}

/** The digits and marks of other keyboards become ASCII as they are typed, with an input method when it ends. */
export const digitHandlers = ({ onChange, onCompositionEnd }: Typing): Typing => ({
  onChange: (event: ChangeEvent<HTMLInputElement>) => {
    const isComposing = 'isComposing' in event.nativeEvent && event.nativeEvent.isComposing === true
    if (!isComposing && asciiDigits(event.target.value) !== event.target.value) writeInAscii(event.target)
    else onChange?.(event)
  },
  onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
    onCompositionEnd?.(event)
    writeInAscii(event.currentTarget)
  },
})
