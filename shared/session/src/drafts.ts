/** Values of a member's form, stored in this tab until the form is left or the member logs out. */
export type Draft = Readonly<Record<string, string>>

const storageKey = 'mosaic.drafts'
/** Older drafts are ignored. */
export const draftLifetime = 30 * 60_000

/** By owner: what a guest types before logging in is not mixed with a member's draft. */
type StoredDrafts = Readonly<Record<string, { readonly at: number; readonly forms: Readonly<Record<string, Draft>> }>>

let memory: StoredDrafts = {}

/** Throws at an invalid record. The time needs no check: an invalid one is never within the lifetime. */
const parse = (text: string | null): StoredDrafts | null => {
  const stored = JSON.parse(text ?? 'null') as StoredDrafts | null
  return stored &&
    Object.values(stored).every(({ forms }) =>
      Object.values(forms).every((draft) => Object.values(draft).every((value) => typeof value === 'string')),
    )
    ? stored
    : null
}

const read = (): StoredDrafts => {
  try {
    return parse(sessionStorage.getItem(storageKey)) ?? memory
  } catch {
    return memory
  }
}

const write = (stored: StoredDrafts): void => {
  memory = stored
  try {
    if (Object.keys(stored).length > 0) sessionStorage.setItem(storageKey, JSON.stringify(stored))
    else sessionStorage.removeItem(storageKey)
  } catch {
    // Blocked or full: the copy in memory serves this page.
  }
}

const formsOf = (owner: string, now: number): Readonly<Record<string, Draft>> => {
  const stored = read()[owner]
  return stored && now - stored.at < draftLifetime && now >= stored.at ? stored.forms : {}
}

export const readDraft = (owner: string, form: string, now = Date.now()): Draft => formsOf(owner, now)[form] ?? {}

export const writeDraft = (owner: string, form: string, values: Draft, now = Date.now()): void => {
  write({ ...read(), [owner]: { at: now, forms: { ...formsOf(owner, now), [form]: values } } })
}

export const removeDraft = (owner: string, form: string, now = Date.now()): void => {
  const { [form]: _gone, ...forms } = formsOf(owner, now)
  const { [owner]: _mine, ...others } = read()
  write(Object.keys(forms).length > 0 ? { ...others, [owner]: { at: now, forms } } : others)
}

export const clearDrafts = (): void => write({})
