import type { KeyboardEvent as ReactKeyboardEvent } from 'react'

/** Key code of a key that an input method has taken (UI Events, §7.3.1). */
const processedKeyCode = 229

/** True while a key belongs to an input method; Safari tells it of the Enter that ends one by the key code alone. */
export const belongsToInputMethod = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === processedKeyCode

/** For `onKeyDown` of a form: the Enter that ends an input method does not submit it. */
export const ignoreInputMethodEnter = (event: ReactKeyboardEvent): void => {
  if (event.key === 'Enter' && belongsToInputMethod(event.nativeEvent)) event.preventDefault()
}
