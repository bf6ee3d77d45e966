import { act } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

/**
 * Text that comes into a field whole, as from the clipboard or a password manager, where a rule is not about single keys: a form that
 * is drawn anew for every letter is most of what its test takes.
 */
export const enterText = async (field: HTMLElement, text: string): Promise<void> => {
  act(() => field.focus())
  if (document.activeElement !== field) throw new Error('The field takes no text')
  await userEvent.paste(text)
}
