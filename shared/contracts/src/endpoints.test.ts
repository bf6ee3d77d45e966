import type { z } from 'zod'
import { endpoints, type Endpoint, type EndpointName } from './endpoints'
import { schemas } from './schemas'

const rows = Object.entries(endpoints) as [EndpointName, Endpoint][]

describe('endpoint registry', () => {
  test('no two endpoints answer the same method and path', () => {
    const seen = rows.map(([, { method, path }]) => `${method} ${path}`)
    expect(new Set(seen).size).toBe(seen.length)
  })
  test.each(rows)('%s stands under the known roots and has a schema', (name, { path, method }) => {
    expect(path).toMatch(/^\/(wps|lgw)\/[A-Za-z0-9_/]+$/)
    expect(schemas[name].value).toBeDefined()
    if (method === 'GET') expect('body' in schemas[name]).toBe(false)
  })
  test('everything that carries a password travels encrypted', () => {
    const withPassword = rows.filter(([name]) =>
      JSON.stringify('body' in schemas[name] ? Object.keys((schemas[name].body as { shape?: object }).shape ?? {}) : [])
        .toLowerCase()
        .includes('password'),
    )
    expect(withPassword.map(([name]) => name).sort()).toEqual(
      expect.arrayContaining([
        'changePassword',
        'changePaymentPassword',
        'confirmContact',
        'login',
        'register',
        'registerMobile',
        'resetByEmail',
        'resetByPhone',
        'setPaymentPassword',
      ]),
    )
    for (const [, endpoint] of withPassword) expect(endpoint.encrypted).toBe(true)
  })
  test('a body of a write takes no unknown field', () => {
    for (const [name, { method }] of rows) {
      const { body }: { value: z.ZodType; body?: z.ZodType } = schemas[name]
      if (method === 'GET' || !body) continue
      const result = body.safeParse({ balance: '1000000' })
      expect(result.success).toBe(false)
      expect(JSON.stringify(result.error?.issues)).toContain('unrecognized_keys')
    }
  })
})
