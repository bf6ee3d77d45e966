import { useCallback, useEffect, useRef, useState } from 'react'
import { readDraft, removeDraft, writeDraft } from './drafts'
import { sessionStore } from './session-store'

const ownerNow = (): string => sessionStore.getState().session?.userName ?? ''
/** No member's name: it has a space. */
const anyGuest = 'a guest'

/** Only fields of the current form are read, so that a newer form can use an older draft. */
const restored = <T extends Readonly<Record<string, string>>>(initial: T, draft: Readonly<Record<string, string>>): T =>
  Object.fromEntries(Object.entries(initial).map(([name, value]) => [name, draft[name] ?? value])) as T

/**
 * Values of a form that survive the end of a session: the same member finds them after logging in. Secrets are
 * excluded (`useForm` of `@mosaic/forms`); null stores nothing. Leaving the form or logging out deletes the draft.
 * With `guests`, a visitor without a session has a draft too.
 */
export const useDraft = <T extends Readonly<Record<string, string>>>(
  form: string | null,
  initial: T,
  { guests = false }: { readonly guests?: boolean } = {},
): { values: T; change: (part: Partial<T>) => void; clear: () => void } => {
  const owner = useRef(form === null ? '' : ownerNow() || (guests ? anyGuest : ''))
  const [values, setValues] = useState<T>(() => restored(initial, form === null ? {} : readDraft(owner.current, form)))
  const latest = useRef(values)

  const change = useCallback(
    (part: Partial<T>) => {
      latest.current = { ...latest.current, ...part }
      setValues(latest.current)
      if (owner.current && form !== null) writeDraft(owner.current, form, latest.current)
    },
    [form],
  )
  const clear = useCallback(() => {
    if (form !== null) removeDraft(owner.current, form)
  }, [form])
  useEffect(
    () => () => {
      if (form !== null && ownerNow()) removeDraft(owner.current, form)
    },
    [form],
  )
  return { values, change, clear }
}
