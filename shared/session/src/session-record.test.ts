/** @jest-environment jsdom */
import fc from 'fast-check'
import { parseSession } from './session-record'

const session = { token: 't', userName: 'player01', type: 0, merchantCode: 'aurora', firstTimeLogin: false }

describe('the stored session', () => {
  test('the five fields of the contract are read', () => {
    expect(parseSession(JSON.stringify(session), 'aurora')).toEqual(session)
  })
  test('the session of another merchant is none', () => {
    expect(parseSession(JSON.stringify(session), 'lotus')).toBeNull()
  })
  test('whatever storage holds, reading it never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(() => parseSession(text, 'aurora')).not.toThrow()
      }),
    )
  })
  test.each([
    null,
    '',
    '{',
    'null',
    '[]',
    '{"token":""}',
    JSON.stringify({ ...session, type: '0' }),
    JSON.stringify({ ...session, token: 7 }),
  ])('%j is no session', (text) => {
    expect(parseSession(text, 'aurora')).toBeNull()
  })
})
