import { act } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

/** Sets the whole text at once, like a paste: rendering a form for every key makes tests slow. */
export const enterText = async (field: HTMLElement, text: string): Promise<void> => {
  act(() => field.focus())
  if (document.activeElement !== field) throw new Error('The field takes no text')
  await userEvent.paste(text)
}
