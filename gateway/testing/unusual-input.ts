import fc from 'fast-check'
import { z } from 'zod'

type JsonSchema = z.core.JSONSchema.JSONSchema

/** Text that databases, parsers and regular expressions stumble over. */
const texts = [
  '\0',
  'a\0b',
  '\ud800',
  'a\udc00b',
  '\udfff\ud800',
  '\ufeff',
  '\u200b\u2060',
  '\u202e0.001\u202c',
  'مرحبا ١٢٣',
  `e${'\u0301'.repeat(200)}`,
  '👩‍👩‍👧‍👦🏳️‍🌈',
  '１２３４',
  '๑๒๓๔',
  'ﬁ ß İ ı ẞ',
  '\u{10ffff}',
  '\uffff',
  '%00',
  '%ED%A0%80',
  '__proto__',
  'constructor',
  '-0',
  '1e309',
  'NaN',
  ' ',
  '',
  '\\u0000',
  "'; --",
  '$1',
  '{{t}}',
  '\r\n.\r\n',
  'x'.repeat(70_000),
]
/** Days and instants at the ends of calendars. */
const times = [
  '0000-00-00',
  '0000-01-01',
  '0001-01-01',
  '1899-12-31',
  '1900-01-01',
  '2026-02-30',
  '2026-13-45',
  '8999-12-31',
  '9999-12-31',
  '9999-99-99',
  '+010000-01-01',
  '-000001-01-01',
  '275760-09-13',
]
const numbers = [
  ...[0, -0, 1, -1, 0.5, 1e-7, 1e21, 1e308, -1e308, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER],
  ...[2 ** 31, 2 ** 31 - 1, -(2 ** 31), 2 ** 53, 2 ** 63, -(2 ** 63), 32_768],
  ...[
    8.64e15,
    8.64e15 - 1,
    -8.64e15,
    253_402_300_799_999,
    253_402_300_800_000,
    32_503_680_000_000,
    -62_135_596_800_001,
  ],
]

const unusualText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...texts) },
  { weight: 2, arbitrary: fc.constantFrom(...times) },
  { weight: 1, arbitrary: fc.constantFrom(...numbers).map(String) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) },
)
const unusualNumber = fc.oneof(
  fc.constantFrom(...numbers),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)
const anything = fc.oneof(
  { weight: 3, arbitrary: unusualText },
  { weight: 3, arbitrary: unusualNumber },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(null, true, [], {}, [[[[]]]], { __proto__: null, length: 1 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3, stringUnit: 'binary' }) },
)

const matching = (pattern: string): fc.Arbitrary<string> | null => {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'))
  } catch {
    // The library does not know every assertion.
    return null
  }
}

const textOf = ({ pattern, minLength = 0, maxLength = 70_000 }: JsonSchema): fc.Arbitrary<string> => {
  const valid = pattern === undefined ? null : matching(pattern)
  const fitted = unusualText
    .map((text) => (text === '' ? text : text.repeat(Math.ceil(minLength / text.length))))
    .map((text) => text.slice(0, maxLength))
  return valid ? fc.oneof(valid, fitted) : fitted
}

const valueOf = (schema: JsonSchema | boolean): fc.Arbitrary<unknown> => {
  if (typeof schema === 'boolean') return anything
  const choices = schema.anyOf ?? schema.oneOf
  const valid: fc.Arbitrary<unknown> = (() => {
    if (schema.const !== undefined) return fc.constant(schema.const)
    if (schema.enum) return fc.constantFrom<unknown>(...schema.enum)
    if (choices) return fc.oneof(...choices.map(valueOf))
    switch (schema.type) {
      case 'object':
        return objectOf(schema)
      case 'array':
        return fc.array(valueOf((schema.items ?? true) as JsonSchema | boolean), { maxLength: 4 })
      case 'string':
        return textOf(schema)
      case 'integer':
      case 'number':
        return unusualNumber.map((number) =>
          Math.min(Math.max(number, schema.minimum ?? number), schema.maximum ?? number),
        )
      case 'boolean':
        return fc.boolean()
      default:
        return anything
    }
  })()
  return fc.oneof({ weight: 6, arbitrary: valid }, { weight: 1, arbitrary: anything })
}

const objectOf = (schema: JsonSchema): fc.Arbitrary<Record<string, unknown>> => {
  const properties = schema.properties ?? {}
  return fc.record(Object.fromEntries(Object.entries(properties).map(([key, part]) => [key, valueOf(part)])), {
    requiredKeys: schema.required?.filter((key) => key in properties) ?? [],
  })
}

/** The last instant of a `Date` in every field that may be one, field by field. */
const atTheEndOfTime = ({ properties = {} }: JsonSchema, good: object): readonly unknown[] =>
  Object.entries(properties)
    .filter(
      ([, part]) =>
        typeof part === 'object' &&
        !part.enum &&
        (part.type === undefined || part.type === 'integer' || part.type === 'number'),
    )
    .map(([key]) => ({ ...good, [key]: 8.64e15 }))

/**
 * Inputs near a good one: each field keeps its good value or gets an unusual one that its schema describes, so that most inputs pass
 * the schema and reach the database.
 */
export const unusualInputs = (
  schema: z.ZodType,
  good: unknown,
  { seed, count }: { readonly seed: number; readonly count: number },
): readonly unknown[] => {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  if (described.type !== 'object' || typeof good !== 'object' || good === null)
    return fc.sample(valueOf(described), { seed, numRuns: count })
  const near = objectOf(described).chain((unusual) => {
    const keys = Object.keys(unusual)
    return fc
      .subarray(keys, { minLength: Math.min(1, keys.length), maxLength: Math.min(2, keys.length) })
      .map((changed) => ({
        ...good,
        ...Object.fromEntries(changed.map((key) => [key, unusual[key]])),
      }))
  })
  const either = fc.oneof({ weight: 8, arbitrary: near }, { weight: 1, arbitrary: valueOf(described) })
  return [...atTheEndOfTime(described, good), ...fc.sample(either, { seed, numRuns: count })]
}
