import userEvent from '@testing-library/user-event'

/**
 * Text that comes into a field whole, as from the clipboard or a password manager, where a rule is not about single keys: a form that
 * is drawn anew for every letter is most of what its test takes.
 */
export const enterText = async (field: Element, text: string): Promise<void> => {
  await userEvent.click(field)
  await userEvent.paste(text)
}
