import { z } from 'zod'

type JsonSchema = z.core.JSONSchema.JSONSchema

const textOf = ({ minLength = 1, format }: JsonSchema): string =>
  format === 'email' ? 'name@mail.example' : 'a'.repeat(Math.max(1, minLength))

const valueOf = (schema: JsonSchema): unknown => {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const [first] = schema.anyOf ?? schema.oneOf ?? []
  if (typeof first === 'object') return valueOf(first)
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((key) => [key, valueOf(schema.properties?.[key] as JsonSchema)]),
      )
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => valueOf(schema.items as JsonSchema))
    case 'string':
      return textOf(schema)
    case 'integer':
    case 'number':
      return schema.minimum ?? 0
    case 'boolean':
      return false
    default:
      return null
  }
}

/** Smallest value by the schema's structure; patterns and refinements need a sample. */
export const smallestValue = (schema: z.ZodType): unknown =>
  valueOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
