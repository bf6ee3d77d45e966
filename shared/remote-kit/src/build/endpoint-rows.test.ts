import { createRequire } from 'node:module'
import { join } from 'node:path'

const compile: (source: string) => string = createRequire(__filename)(join(__dirname, 'browser/endpoint-rows.cjs'))

test('a row keeps what the browser reads and loses what only the gateway reads', () => {
  const row = (facts: string) => `export var rows = { login: post('/wps/session/login', 'COMM3', 'public'${facts}) };`
  expect(compile(row(', { encrypted: true, anyToken: true }'))).toBe(row(', { encrypted: true }'))
  expect(compile(row(", { limit: { per: 'address', calls: 1 }, aliases: ['/wps/x'] }"))).toBe(row(''))
  expect(compile(row(''))).toBe(row(''))
})
