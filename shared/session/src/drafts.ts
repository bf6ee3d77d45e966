import { serverNow, tabStorage } from '@mosaic/browser'

/** Values of a member's form, stored in this tab until the form is left or the member logs out. */
export type Draft = Readonly<Record<string, string>>

const storageKey = 'mosaic.drafts'
/** Older drafts are ignored. */
export const draftLifetime = 30 * 60_000

/** By owner: what a guest types before logging in is not mixed with a member's draft. */
type StoredDrafts = Readonly<Record<string, { readonly at: number; readonly forms: Readonly<Record<string, Draft>> }>>

const isStored = (value: unknown): value is StoredDrafts => {
  const isObject = (one: unknown): one is Record<string, unknown> => typeof one === 'object' && one !== null
  return (
    isObject(value) &&
    Object.values(value).every(
      (owned) =>
        isObject(owned) &&
        isObject(owned.forms) &&
        Object.values(owned.forms).every(
          (draft) => isObject(draft) && Object.values(draft).every((text) => typeof text === 'string'),
        ),
    )
  )
}

const read = (): StoredDrafts => {
  const stored = tabStorage.readJson(storageKey)
  return isStored(stored) ? stored : {}
}

const write = (stored: StoredDrafts): void => {
  if (Object.keys(stored).length > 0) tabStorage.write(storageKey, JSON.stringify(stored))
  else tabStorage.remove(storageKey)
}

const formsOf = (owner: string, now: number): Readonly<Record<string, Draft>> => {
  const stored = read()[owner]
  return stored && now - stored.at < draftLifetime && now >= stored.at ? stored.forms : {}
}

export const readDraft = (owner: string, form: string, now = serverNow()): Draft => formsOf(owner, now)[form] ?? {}

export const writeDraft = (owner: string, form: string, values: Draft, now = serverNow()): void => {
  write({ ...read(), [owner]: { at: now, forms: { ...formsOf(owner, now), [form]: values } } })
}

export const removeDraft = (owner: string, form: string, now = serverNow()): void => {
  const { [form]: _gone, ...forms } = formsOf(owner, now)
  const { [owner]: _mine, ...others } = read()
  write(Object.keys(forms).length > 0 ? { ...others, [owner]: { at: now, forms } } : others)
}

export const clearDrafts = (): void => write({})
