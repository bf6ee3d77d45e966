/** What was typed into a form of a member, kept in this tab until the form is left or the member logs out. */
export type Draft = Readonly<Record<string, string>>

const storageKey = 'mosaic.drafts'
/** Whoever comes back later starts afresh. */
export const draftLifetime = 30 * 60_000
/** Never written down, whatever a form hands over. */
const secret = /passw|pin|cvv|secret|captcha|code|token/i

type Kept = { readonly owner: string; readonly at: number; readonly forms: Readonly<Record<string, Draft>> }

let memory: Kept | null = null

/** Throws at what is no such record. Owner and time need no look of their own: what is no name and no time fits no member and no moment. */
const parse = (text: string | null): Kept | null => {
  const kept = JSON.parse(text ?? 'null') as Kept | null
  return kept && Object.values(kept.forms).every((draft) => Object.values(draft).every((value) => typeof value === 'string')) ? kept : null
}

const read = (): Kept | null => {
  try {
    return parse(sessionStorage.getItem(storageKey)) ?? memory
  } catch {
    return memory
  }
}

const write = (kept: Kept | null): void => {
  memory = kept
  try {
    if (kept) sessionStorage.setItem(storageKey, JSON.stringify(kept))
    else sessionStorage.removeItem(storageKey)
  } catch {
    // Blocked or full: the copy in memory serves this page.
  }
}

const formsOf = (owner: string, now: number): Readonly<Record<string, Draft>> => {
  const kept = read()
  return kept && kept.owner === owner && now - kept.at < draftLifetime && now >= kept.at ? kept.forms : {}
}

export const readDraft = (owner: string, form: string, now = Date.now()): Draft => formsOf(owner, now)[form] ?? {}

export const writeDraft = (owner: string, form: string, values: Draft, now = Date.now()): void => {
  const safe = Object.fromEntries(Object.entries(values).filter(([name]) => !secret.test(name)))
  write({ owner, at: now, forms: { ...formsOf(owner, now), [form]: safe } })
}

export const removeDraft = (owner: string, form: string, now = Date.now()): void => {
  const { [form]: _gone, ...others } = formsOf(owner, now)
  write(Object.keys(others).length > 0 ? { owner, at: now, forms: others } : null)
}

export const forgetDrafts = (): void => write(null)
