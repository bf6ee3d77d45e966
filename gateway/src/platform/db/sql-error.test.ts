import { DrizzleQueryError } from 'drizzle-orm'
import { isDatabaseAway, isUniqueViolation, sqlState } from './sql-error'

const coded = (code: string) => Object.assign(new Error('from the database'), { code })
const wrapped = (cause: Error) => new DrizzleQueryError('select 1', [], cause)

test.each([
  ['a statement that took too long', coded('57014'), true],
  ['the same through the query builder', wrapped(coded('57014')), true],
  ['a database that is not there', wrapped(coded('ECONNREFUSED')), true],
  ['a pool that has no connection in time', new Error('timeout exceeded when trying to connect'), true],
  ['the same pool through the query builder', wrapped(new Error('timeout exceeded when trying to connect')), true],
  [
    'a connection that was not made in time',
    wrapped(new Error('Connection terminated due to connection timeout')),
    true,
  ],
  ['a connection that was cut', wrapped(new Error('Connection terminated unexpectedly')), true],
  [
    'a transaction whose connection was cut',
    wrapped(new Error('Client has encountered a connection error and is not queryable')),
    true,
  ],
  ['a unique name that is taken', wrapped(coded('23505')), false],
  ['a fault of ours', wrapped(new Error('no such column')), false],
  ['no error at all', null, false],
])('the database is away or not: %s', (_what, error, away) => {
  expect(isDatabaseAway(error)).toBe(away)
})

test('the state is found under the wrappers', () => {
  expect(sqlState(wrapped(coded('23505')))).toBe('23505')
  expect(isUniqueViolation(wrapped(coded('23505')))).toBe(true)
  expect(sqlState(new Error('plain'))).toBeNull()
})
