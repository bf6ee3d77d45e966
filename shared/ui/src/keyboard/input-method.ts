import type { KeyboardEvent } from 'react'

/** Key code of a key that an input method has taken (UI Events, §7.3.1). */
const processedKeyCode = 229

/**
 * True while a key belongs to an input method. Safari sends the Enter that ends it after `compositionend`, so only its
 * key code tells.
 */
export const belongsToInputMethod = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === processedKeyCode

/** For `onKeyDown` of a form: the Enter that ends an input method does not submit it. */
export const ignoreInputMethodEnter = (event: KeyboardEvent): void => {
  if (event.key === 'Enter' && belongsToInputMethod(event)) event.preventDefault()
}
