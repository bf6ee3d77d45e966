import { z } from 'zod'
import { smallestValue } from './smallest-value'

test.each<[string, z.ZodType]>([
  ['what may be left out', z.object({ a: z.string().optional(), b: z.number().default(3) })],
  [
    'lengths',
    z.object({ text: z.string().trim().min(3).max(200), list: z.array(z.object({ id: z.string() })).min(2) }),
  ],
  ['numbers', z.object({ page: z.number().int().min(1), on: z.boolean(), off: z.null() })],
  ['choices', z.object({ kind: z.enum(['x', 'y']), either: z.union([z.literal(15), z.literal(30)]) })],
  ['an address', z.object({ email: z.email() })],
])('the smallest value keeps to its schema: %s', (_, schema) => {
  expect(schema.safeParse(smallestValue(schema))).toMatchObject({ success: true })
})

test('optional fields are left out', () => {
  expect(smallestValue(z.object({ a: z.string(), b: z.string().optional(), c: z.string().default('x') }))).toEqual({
    a: 'a',
  })
})
