import { dataAccessFindings, type DataAccessRule } from './data-access'

const schema = (name: string) =>
  `import { pgTable, text } from 'drizzle-orm/pg-core'\nexport const ${name} = pgTable('${name}', { id: text('id') })\n`

/** A small gateway that keeps every rule. */
const clean: readonly (readonly [string, string])[] = [
  ['money/deposits/schema.ts', schema('deposits')],
  [
    'money/deposits/store.ts',
    "import { deposits } from './schema'\nexport const all = (db) => db.select().from(deposits)",
  ],
  ['money/deposits/deposits.sql.ts', 'export const taken = sql`select sum(amount) from deposits`'],
  ['money/deposits/index.ts', "export { all } from './store'\nexport { taken } from './deposits.sql'"],
  ['money/index.ts', "export { all } from './deposits'"],
  ['play/rounds/schema.ts', schema('rounds')],
  [
    'play/rounds/rule.ts',
    "import { all } from '../../money'\nexport const rule = (db, seen) => seen.delete('x') && all(db)",
  ],
]

const rulesBrokenBy = (...planted: readonly (readonly [string, string])[]): readonly DataAccessRule[] => [
  ...new Set(dataAccessFindings(new Map([...clean, ...planted])).map(({ rule }) => rule)),
]

test('a gateway that follows the rules: no finding', () => {
  expect(rulesBrokenBy()).toEqual([])
})

test.each<readonly [string, DataAccessRule, readonly (readonly [string, string])[]]>([
  ['builder call in a rule', 'queries', [['play/rounds/planted.ts', 'export const f = (ctx) => ctx.db.select()']]],
  [
    'delete on a transaction in a rule',
    'queries',
    [['play/rounds/planted.ts', 'export const f = (tx) => tx.delete(x)']],
  ],
  ['execute in a rule', 'queries', [['play/rounds/planted.ts', 'export const f = (db) => db.execute(query)']]],
  ['named query in a rule', 'queries', [['play/rounds/planted.ts', "export const f = namedQuery('f', query)"]]],
  ['raw SQL in a store', 'rawSql', [['play/rounds/round-store.ts', 'export const f = sql`now()`']]],
  [
    'import of the schema of a neighbour',
    'foreignSchema',
    [['play/rounds/planted.ts', "import { deposits } from '../../money/deposits/schema'"]],
  ],
  [
    'raw SQL that joins the table of a neighbour',
    'foreignTable',
    [['play/rounds/planted.sql.ts', 'export const f = sql`select from rounds join deposits d on true`']],
  ],
  [
    'raw SQL that writes the table of a neighbour, over several lines',
    'foreignTable',
    [
      [
        'play/rounds/planted.sql.ts',
        'export const f = sql`with x as (\n  insert into\n deposits (id) select ${1}) select`',
      ],
    ],
  ],
  [
    'index of a module that exports a table',
    'exportedTable',
    [['play/rounds/index.ts', "export { rounds } from './schema'"]],
  ],
  [
    'index of a room that hands a table on under another name',
    'exportedTable',
    [
      ['play/rounds/index.ts', "export { all as deposits } from '../../money'"],
      ['play/index.ts', "export { games } from './games'"],
      ['play/games/index.ts', "export { rounds as games } from '../rounds/schema'"],
    ],
  ],
  [
    'index that exports what it imported',
    'exportedTable',
    [['play/rounds/index.ts', "import { rounds } from './schema'\nexport { rounds }"]],
  ],
  ['index that exports a whole schema', 'exportedTable', [['play/rounds/index.ts', "export * from './schema'"]]],
])('%s: refused', (_what, rule, planted) => {
  expect(rulesBrokenBy(...planted)).toContain(rule)
})
