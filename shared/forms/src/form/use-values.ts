import { useDraft } from '@mosaic/session'
import { useState } from 'react'
import type { Fields, ValuesOf } from './field'

export type DraftName = {
  readonly name: string
  /** Also for a visitor without a session. */
  readonly guests?: boolean
}

type Split = { readonly saved: Record<string, string>; readonly unsaved: Record<string, string | boolean> }

const split = (fields: Fields): Split => {
  const parts: Split = { saved: {}, unsaved: {} }
  for (const [name, { initial, secret }] of Object.entries(fields))
    if (secret || typeof initial === 'boolean') parts.unsaved[name] = initial
    else parts.saved[name] = initial
  return parts
}

/** The values of a form; with a draft, those that are no secret outlive the end of a session. */
export const useValues = <F extends Fields>(fields: F, draft?: DraftName) => {
  const [initial] = useState(() => split(fields))
  const saved = useDraft(draft?.name ?? null, initial.saved, { guests: draft?.guests })
  const [unsaved, setUnkept] = useState(initial.unsaved)
  const change = (part: Partial<ValuesOf<F>>) => {
    const texts: Record<string, string> = {}
    const others: Record<string, string | boolean> = {}
    for (const [name, value] of Object.entries<string | boolean | undefined>(part))
      if (name in initial.saved && typeof value === 'string') texts[name] = value
      else if (value !== undefined) others[name] = value
    if (Object.keys(texts).length > 0) saved.change(texts)
    if (Object.keys(others).length > 0) setUnkept((current) => ({ ...current, ...others }))
  }
  // Both halves together have exactly the declared fields and kinds.
  return { values: { ...saved.values, ...unsaved } as unknown as ValuesOf<F>, change, clearDraft: saved.clear }
}
