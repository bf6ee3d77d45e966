import type { Composition } from '@mosaic/remote-kit'
import type { Texts } from '@mosaic/i18n'

/** The document did not carry a usable composition: nothing can be shown but the edge's own page. */
export class CompositionError extends Error {
  override name = 'CompositionError'
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isRemote = (value: unknown): boolean =>
  isObject(value) &&
  typeof value.base === 'string' &&
  typeof value.entry === 'string' &&
  typeof value.release === 'string' &&
  isObject(value.modules) &&
  isObject(value.integrity)

const hasRemote = (remotes: Record<string, unknown>) => (entry: unknown) =>
  isObject(entry) && typeof entry.remote === 'string' && entry.remote in remotes

/** Checks the shape that the host relies on; the edge has checked the values. */
const isComposition = (value: unknown): value is Composition => {
  if (!isObject(value) || value.schema !== 1) return false
  const { remotes, routes, extensions, menu, host, merchant, status } = value
  return (
    isObject(remotes) &&
    Object.values(remotes).every(isRemote) &&
    isObject(host) &&
    isObject(merchant) &&
    isObject(status) &&
    [routes, extensions, menu].every((list) => Array.isArray(list) && list.every(hasRemote(remotes)))
  )
}

const jsonOf = (content: string | null | undefined): unknown => {
  if (!content) return undefined
  try {
    return JSON.parse(content)
  } catch {
    return undefined
  }
}

const inlineJson = (id: string): unknown => jsonOf(document.getElementById(id)?.textContent)

export const parseComposition = (text: string): Composition => {
  const value = jsonOf(text)
  if (isComposition(value)) return value
  throw new CompositionError('The document carries no composition that this host understands')
}

/** Texts that came with the document, by namespace, in its language. */
export const inlineTexts = (): Readonly<Record<string, Texts>> => {
  const value = inlineJson('texts')
  return isObject(value) ? (value as Record<string, Texts>) : {}
}

type ModuleName = readonly [remote: string, module: string]

const isModuleName = (value: unknown): value is ModuleName =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string')

/** Modules whose scripts the document has already asked for. */
export const startedModules = (): readonly ModuleName[] => {
  const value = inlineJson('modules')
  return Array.isArray(value) ? value.filter(isModuleName) : []
}
