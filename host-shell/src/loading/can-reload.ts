import { isUpdateHeld } from '@mosaic/ui'

type Field = HTMLInputElement | HTMLTextAreaElement

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

/** Fields with input since they appeared. */
const typed = new Set<Field>()

/** Begins to notice what is typed. Sending does not count: a form that was refused still holds its text, and one that was accepted goes. */
export const noticeTyping = (): void => {
  document.addEventListener('input', ({ target }) => isField(target) && typed.add(target), true)
}

/** True when a reload loses nothing: no typed text, no iframe (a game runs in one), no remote that holds the update. */
export const canReload = (): boolean => {
  for (const field of typed) if (!field.isConnected) typed.delete(field)
  return ![...typed].some(({ value }) => value !== '') && document.querySelector('iframe') === null && !isUpdateHeld()
}
