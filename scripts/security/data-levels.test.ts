import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root'

/** Tables that the migrations make and none of them drops later. */
const tablesOfSchema = (): ReadonlySet<string> => {
  const folder = join(root, 'gateway/migrations')
  const tables = new Set<string>()
  for (const file of readdirSync(folder).sort()) {
    const text = readFileSync(join(folder, file), 'utf8')
    for (const [, made, dropped] of text.matchAll(
      /create table (?:if not exists )?(\w+)|drop table (?:if exists )?(\w+)/gi,
    )) {
      if (made !== undefined) tables.add(made)
      if (dropped !== undefined) tables.delete(dropped)
    }
  }
  return tables
}

const tablesOfDocument = (): readonly string[] => {
  const [, rest = ''] = readFileSync(join(root, 'docs/security.md'), 'utf8').split('## Data by protection level')
  const [section = ''] = rest.split('\n## ')
  return section
    .split('\n')
    .filter((line) => line.startsWith('`'))
    .flatMap((line) => [...line.matchAll(/`(\w+)`/g)].map(([, name = '']) => name))
}

test('every table of the schema has exactly one protection level in docs/security.md', () => {
  const named = tablesOfDocument()
  expect(named.filter((name, index) => named.indexOf(name) !== index)).toEqual([])
  expect([...named].sort()).toEqual([...tablesOfSchema()].sort())
})
