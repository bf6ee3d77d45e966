import { chain, chainBreaks, type NewAuditEntry } from './audit-chain'

const entry = (owner: string): NewAuditEntry => ({ at: '2026-01-01T00:00:00Z', action: 'publish', channel: 'stable', owner, from: null, to: '1', seq: 1, who: 'ana', why: 'new' })
const log = (owners: readonly string[], before: readonly string[] = []): string[] =>
  owners.reduce<string[]>((lines, owner) => [...lines, JSON.stringify(chain(entry(owner), lines))], [...before])

test('an untouched log has no break', () => {
  expect(chainBreaks([])).toEqual([])
  expect(chainBreaks(log(['wallet', 'games', 'agent']))).toEqual([])
})

test.each<[string, (lines: string[]) => string[]]>([
  ['changed', ([first = '', ...rest]) => [first.replace('ana', 'eve'), ...rest]],
  ['removed', ([first = '', _second, ...rest]) => [first, ...rest]],
  ['moved', ([first = '', second = '', ...rest]) => [second, first, ...rest]],
  ['inserted', ([first = '', ...rest]) => [first, JSON.stringify(chain(entry('forged'), [first])), ...rest]],
  ['damaged', ([first = '', second = '', ...rest]) => [first, second.slice(0, 40), ...rest]],
])('an entry that was %s breaks the chain', (_how, tamper) => {
  expect(chainBreaks(tamper(log(['wallet', 'games', 'agent', 'account'])))).not.toEqual([])
})

test('a chain goes on from a log that was begun without one', () => {
  const old = [JSON.stringify({ action: 'publish', owner: 'wallet' })]
  const lines = log(['games', 'agent'], old)
  expect(chainBreaks(lines)).toEqual([])
  expect(chainBreaks([old[0]?.replace('wallet', 'forged') ?? '', ...lines.slice(1)])).not.toEqual([])
})
