import { sqlMutations } from './sql-mutations.mjs'

const squeezed = (text: string): readonly string[] =>
  sqlMutations(text).map((mutation) => mutation.replaceAll(/\s+/g, ' ').trim())

test.each([
  [
    'each condition of a where: dropped alone',
    'select a from t where b = \u00010\u0001 and c = 1 and (d or e) order by a',
    [
      'select a from t where b = \u00010\u0001 and c = 1 and (d or e)',
      'select a from t where c = 1 and (d or e) order by a',
      'select a from t where b = \u00010\u0001 and (d or e) order by a',
      'select a from t where b = \u00010\u0001 and c = 1 order by a',
    ],
  ],
  ['one condition: the where is dropped', 'select a from t where b = 1', ['select a from t']],
  [
    'between: its and separates no condition',
    'select a from t where b between 1 and 2 and c',
    ['select a from t where c', 'select a from t where b between 1 and 2'],
  ],
  [
    'a lock: dropped',
    'select a from t for update of t skip locked',
    ['select a from t', 'select a from t for update of t'],
  ],
  ['do nothing: dropped', 'insert into t values (1) on conflict (a) do nothing', ['insert into t values (1)']],
  [
    'do update: does nothing',
    'insert into t values (1) on conflict (a) do update set b = 1 returning a',
    ['insert into t values (1) on conflict (a) do nothing returning a'],
  ],
  [
    'order and limit: dropped alone',
    'select a from t order by a desc limit \u00010\u0001',
    ['select a from t limit \u00010\u0001', 'select a from t order by a desc'],
  ],
  [
    'a condition inside parentheses: dropped without what follows them',
    'select (select 1 where a and b), c from t',
    ['select (select 1 where b), c from t', 'select (select 1 where a ), c from t'],
  ],
  ['nothing to drop: no change', 'select now()', []],
])('%s', (_title, text, expected) => {
  expect(squeezed(text).toSorted()).toEqual(expected.map((each) => each.replaceAll(/\s+/g, ' ').trim()).toSorted())
})
