import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { freshDatabase } from '../../../testing/fresh-database'
import type { Database } from './database'
import { migrate, migrationsFolder } from './migrations'

let database: Database
let folder: string
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mosaic-migrations-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (name: string, script: string) => writeFileSync(join(folder, name), script)
const tableExists = async (name: string) =>
  (await database.db.execute<{ found: boolean }>(sql`select to_regclass(${name}) is not null as found`)).rows[0]?.found

test('the files of gateway/migrations: numbered from 0001 without a gap or a number twice', () => {
  const names = readdirSync(migrationsFolder()).sort()
  expect(names.map((name) => name.slice(0, 5))).toEqual(names.map((_, at) => `${String(at + 1).padStart(4, '0')}_`))
})

test('two files: applied once, in the order of their names', async () => {
  write('0002_b.sql', 'alter table order_test add column b int;')
  write('0001_a.sql', 'create table order_test (a int);')
  expect(await migrate(database, folder)).toEqual(['0001_a.sql', '0002_b.sql'])
  expect(await migrate(database, folder)).toEqual([])
})

test('a file that fails: is rolled back as a whole', async () => {
  write('0011_broken.sql', 'create table half_done (a int); select no_such_function();')
  await expect(migrate(database, folder)).rejects.toThrow()
  expect(await tableExists('half_done')).toBe(false)
})

test('an applied file that was changed: the start stops', async () => {
  write('0021_once.sql', 'create table once_only (a int);')
  await migrate(database, folder)
  write('0021_once.sql', 'create table once_only (a int, b int);')
  await expect(migrate(database, folder)).rejects.toThrow('0021_once.sql was changed')
})

test('a database from before the baseline: refused with instructions', async () => {
  await database.db.execute(sql`delete from schema_migrations where name = '0001_baseline.sql'`)
  write('0001_identity.sql', 'create table before_baseline (a int);')
  await migrate(database, folder)
  rmSync(join(folder, '0001_identity.sql'))
  write('0001_baseline.sql', 'create table before_baseline (a int);')
  await expect(migrate(database, folder)).rejects.toThrow('DATA_DIR')
})
