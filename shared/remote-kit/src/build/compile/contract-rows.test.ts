import { createRequire } from 'node:module'
import { join } from 'node:path'

const compile: (source: string) => string = createRequire(__filename)(join(__dirname, 'browser/contract-rows.cjs'))

test('an endpoint keeps what the browser reads and loses what only the gateway reads', () => {
  const row = (facts: string) => `export var rows = { login: post('/wps/session/login', 'COMM3', 'public'${facts}) };`
  expect(compile(row(', { encrypted: true, anyToken: true }'))).toBe(row(', { encrypted: true, }'))
  expect(compile(row(", { limit: { per: 'address', calls: 1 }, aliases: ['/wps/x'], flags: ['CBS3'] }"))).toBe(row(''))
  expect(compile(row(''))).toBe(row(''))
})

test('an endpoint that only other clients ask is left out', () => {
  const rows = (others: string) =>
    `var rows = { funds: get('/wps/funds', 'COMM3', 'session'),${others} cancel: post('/wps/x', 'COMM3', 'member') };`
  const banks = " banks: get('/wps/banks', 'COMM3', 'member', { gatewayOnly: true, aliases: ['/wps/b'] }),"
  expect(compile(rows(banks))).toBe(rows(''))
})

test('an error without a fact for the browser is left out, and any other loses its status', () => {
  expect(compile("var a = { 'not.found': { status: 404 }, busy: { status: 503, repeat: true }, x: {} };")).toBe(
    'var a = { busy: { repeat: true }, };',
  )
})
