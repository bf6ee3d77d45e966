import type { Shape } from '../reading/shape'

type Path = readonly string[]

const isMoment = (field: string): boolean => /(^|[a-z])(at|until|now|exp|time|date)$/i.test(field)

const textOf = (field: string): string => {
  if (/^day$/.test(field)) return '2026-03-27'
  if (/url$/i.test(field)) return 'https://studio.test/x'
  return '7'
}

/** An answer with every field that its shape has; lists have one item, moments are `at`. */
export const fullAnswer = (shape: Shape, at: number, field = ''): unknown => {
  if (shape === 's') return textOf(field)
  if (shape === 'n') return isMoment(field) ? at : 1
  if (shape === 'b') return true
  if (shape === 'c') return 'BRL'
  if (shape === 'u') return null
  if (!Array.isArray(shape))
    return Object.fromEntries(Object.entries(shape).map(([name, part]) => [name, fullAnswer(part as Shape, at, name)]))
  const [kind, first, ...rest] = shape as readonly [string, Shape, ...Shape[]]
  switch (kind) {
    case 'a':
      return [fullAnswer(first, at, field)]
    case 'r':
      return Object.fromEntries(
        (rest.length > 0 ? rest.map(String) : ['one']).map((key) => [key, fullAnswer(first, at, key)]),
      )
    case 'e':
      return String(first) === '' ? (rest[0] ?? '') : first
    case '=':
      return fullAnswer(rest[0] as Shape, at, field)
    default:
      return fullAnswer(first, at, field)
  }
}

/** Every place that an answer of this shape may lack; `0` is the first item of a list. */
export const optionalPlaces = (shape: Shape, path: Path = []): readonly Path[] => {
  if (typeof shape === 'string') return shape === 'c' ? [path] : []
  if (!Array.isArray(shape))
    return Object.entries(shape).flatMap(([name, part]) => optionalPlaces(part as Shape, [...path, name]))
  const [kind, first, second] = shape as readonly [string, Shape, Shape]
  switch (kind) {
    case 'a':
      return optionalPlaces(first, [...path, '0'])
    case '?':
    case '0':
      return [path, ...optionalPlaces(first, path)]
    case '=':
      return [path, ...optionalPlaces(second, path)]
    default:
      return []
  }
}

/** The answer without what is at `path`. */
export const without = (value: unknown, [step, ...rest]: Path): unknown => {
  if (step === undefined || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item: unknown) => without(item, rest))
  const fields = Object.entries(value)
  return Object.fromEntries(
    rest.length === 0
      ? fields.filter(([name]) => name !== step)
      : fields.map(([name, part]) => [name, name === step ? without(part, rest) : part]),
  )
}
