import { summarize, type MutationReport } from './mutation-report'

const mutant = (id: string, status: string, killedBy?: readonly string[]) => ({
  id,
  mutatorName: 'EqualityOperator',
  replacement: 'a > b',
  location: { start: { line: 2, column: 2 }, end: { line: 2, column: 8 } },
  status,
  ...(killedBy && { killedBy }),
})
const report: MutationReport = {
  files: {
    'a.ts': {
      source: 'first\n  a >= b\n',
      mutants: [
        mutant('1', 'Killed', ['t1']),
        mutant('2', 'Timeout'),
        mutant('3', 'Survived'),
        mutant('4', 'NoCoverage'),
        mutant('5', 'CompileError'),
        mutant('6', 'Ignored'),
      ],
    },
  },
  testFiles: {
    'a.test.ts': {
      tests: [
        { id: 't1', name: 'notices' },
        { id: 't2', name: 'notices nothing' },
      ],
    },
  },
}

test('killed and timed out are noticed, survived and uncovered are not, others do not count', () => {
  const { noticed, survivors, score, idleTests } = summarize(report, [])
  expect({ noticed, score }).toEqual({ noticed: 2, score: 50 })
  expect(survivors).toHaveLength(2)
  expect(survivors[0]).toMatchObject({ file: 'a.ts', line: 2, column: 2, source: 'a >= b', replacement: 'a > b' })
  expect(idleTests).toEqual([{ file: 'a.test.ts', name: 'notices nothing' }])
})

test.each([
  ['this line and change', { file: 'a.ts', line: 'a >= b', replacement: 'a > b' }, 2, 100],
  ['another line', { file: 'a.ts', line: 'a > b', replacement: 'a > b' }, 0, 50],
  ['another change', { file: 'a.ts', line: 'a >= b', replacement: 'a < b' }, 0, 50],
  ['another file', { file: 'b.ts', line: 'a >= b', replacement: 'a > b' }, 0, 50],
])('an equivalent of %s: taken out of the score only if all agree', (_given, listed, equivalent, score) => {
  expect(summarize(report, [{ ...listed, reason: 'the same' }])).toMatchObject({ equivalent, score })
})

test('no change at all: the whole score', () => {
  expect(summarize({ files: {} }, []).score).toBe(100)
})
