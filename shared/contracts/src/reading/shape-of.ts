import { z } from 'zod'
import { currencyScale } from '../money'
import type { Shape } from './shape'

type JsonSchema = z.core.JSONSchema.JSONSchema

const currencies = Object.keys(currencyScale).join()

const isNull = (schema: JsonSchema): boolean => schema.type === 'null'

const values = (list: readonly unknown[]): Shape => (list.join() === currencies ? 'c' : ['e', ...list])

const object = ({ properties = {}, required = [] }: JsonSchema): Shape =>
  Object.fromEntries(
    Object.entries(properties).map(([name, property]) => {
      const shape = shapeFrom(property as JsonSchema)
      const hasOwnValue = shape === 'c' || (Array.isArray(shape) && ['?', '0', '='].includes(String(shape[0])))
      return [name, required.includes(name) || hasOwnValue ? shape : ['?', shape]]
    }),
  )

const union = (parts: readonly JsonSchema[]): Shape => {
  const rest = parts.filter((part) => !isNull(part))
  const constants = rest.every((part) => part.const !== undefined)
  const [only] = rest
  const shape: Shape = constants
    ? values(rest.map((part) => part.const))
    : rest.length === 1 && only
      ? shapeFrom(only)
      : ['|', ...rest.map(shapeFrom)]
  return rest.length < parts.length ? ['0', shape] : shape
}

const typed = (schema: JsonSchema): Shape => {
  // `type: ['number', 'null']` is the short form of `anyOf`.
  if (Array.isArray(schema.type)) return union(schema.type.map((type: JsonSchema['type']) => ({ ...schema, type })))
  if (schema.const !== undefined) return ['e', schema.const]
  if (schema.enum) return values(schema.enum)
  const parts = schema.anyOf ?? schema.oneOf
  if (parts) return union(parts as JsonSchema[])
  switch (schema.type) {
    case 'object':
      return schema.properties
        ? object(schema)
        : [
            'r',
            typeof schema.additionalProperties === 'object'
              ? shapeFrom(schema.additionalProperties as JsonSchema)
              : 'u',
            ...((schema.propertyNames as JsonSchema | undefined)?.enum ?? []).map(String),
          ]
    case 'array':
      return ['a', shapeFrom(schema.items as JsonSchema)]
    case 'string':
      return 's'
    case 'integer':
    case 'number':
      return 'n'
    case 'boolean':
      return 'b'
    default:
      return 'u'
  }
}

const shapeFrom = (schema: JsonSchema): Shape => {
  const shape = typed(schema)
  return schema.default === undefined || shape === 'c' ? shape : ['=', schema.default, shape]
}

/** The shape of a schema's input. Formats and lengths are not part of it. */
export const shapeOf = (schema: z.ZodType): Shape =>
  shapeFrom(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
