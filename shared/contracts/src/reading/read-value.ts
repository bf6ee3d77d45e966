import { isCurrency, type Currency } from '../money'
import type { Shape } from './shape'

export type Reading = {
  /** `undefined`: what the caller cannot do without is missing. */
  readonly value: unknown
  /** Paths of what was not understood. */
  readonly leftOut: readonly string[]
}

const unreadable = Symbol('unreadable')
const types = { s: 'string', n: 'number', b: 'boolean' } as const

const isList = (shape: object): shape is readonly [string, ...unknown[]] => Array.isArray(shape)

/**
 * Reads an answer by its shape. What is not understood is left out: an item, an entry, an optional field; a missing
 * field has its default. Without a required field the object around it is left out.
 */
export const readValue = (answer: unknown, form: Shape, currency: Currency): Reading => {
  const leftOut: string[] = []

  const entries = (value: unknown): readonly (readonly [string, unknown])[] | null =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : null

  const read = (value: unknown, shape: Shape, path: string): unknown => {
    if (typeof shape === 'string') {
      if (shape === 'u') return value
      if (shape === 'c') {
        if (typeof value === 'string' && isCurrency(value)) return value
        if (value !== undefined && value !== null) leftOut.push(path)
        return currency
      }
      if (typeof value === types[shape]) return value
      leftOut.push(path)
      return unreadable
    }
    if (!isList(shape)) {
      const given = entries(value)
      if (!given) {
        leftOut.push(path)
        return unreadable
      }
      const result: Record<string, unknown> = Object.fromEntries(given)
      for (const field of Object.keys(shape)) {
        const part = read(result[field], shape[field] as Shape, path ? `${path}.${field}` : field)
        if (part === unreadable) return unreadable
        if (part === undefined) delete result[field]
        else result[field] = part
      }
      return result
    }
    const [kind, first, ...rest] = shape
    const missing = value === undefined || value === null
    switch (kind) {
      case 'a': {
        if (!Array.isArray(value)) break
        return value
          .map((item: unknown, index) => read(item, first as Shape, `${path}[${index}]`))
          .filter((item) => item !== unreadable)
      }
      case 'r': {
        const given = entries(value)
        if (!given) break
        return Object.fromEntries(
          given
            .map(([key, item]) => {
              const at = `${path}.${key}`
              if (rest.length === 0 || rest.includes(key)) return [key, read(item, first as Shape, at)] as const
              leftOut.push(at)
              return [key, unreadable] as const
            })
            .filter(([, item]) => item !== unreadable),
        )
      }
      case 'e':
        if (shape.indexOf(value, 1) > 0) return value
        break
      case '|': {
        const mark = leftOut.length
        for (const one of shape.slice(1)) {
          leftOut.length = mark
          const part = read(value, one as Shape, path)
          if (part !== unreadable) return part
        }
        return unreadable
      }
      default: {
        // `?`, `0` and `=` read what there is, and else their own value.
        const part = missing ? unreadable : read(value, (kind === '=' ? rest[0] : first) as Shape, path)
        if (part !== unreadable) return part
        if (kind === '=')
          return first !== null && typeof first === 'object' ? read(first, rest[0] as Shape, path) : first
        return kind === '0' ? null : undefined
      }
    }
    leftOut.push(path)
    return unreadable
  }

  const value = read(answer, form, '')
  return { value: value === unreadable ? undefined : value, leftOut }
}
