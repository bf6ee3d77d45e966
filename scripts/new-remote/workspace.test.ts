import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withImporter, withReference, type PackageNeeds } from './workspace'

const read = (file: string) => readFileSync(join(__dirname, '../..', file), 'utf8')

test('the reference is added after the other remotes, without another change', () => {
  const before: { references: { path: string }[] } = JSON.parse(read('tsconfig.json'))
  const after: { references: { path: string }[] } = JSON.parse(withReference(read('tsconfig.json'), 'mfe-nobody'))
  expect(after.references.filter(({ path }) => path !== 'mfe-nobody')).toEqual(before.references)
  expect(after.references.findIndex(({ path }) => path === 'mfe-nobody')).toBeGreaterThan(
    after.references.findIndex(({ path }) => path === 'mfe-wallet'),
  )
})

test('the lockfile gets the same block that pnpm itself wrote for a remote with the same dependencies', () => {
  const lockfile = read('pnpm-lock.yaml')
  const needs: PackageNeeds = JSON.parse(read('mfe-messaging/package.json'))
  const own = (text: string, folder: string) =>
    new RegExp(`^  ${folder}:\\n(?: {4}.*\\n)+`, 'm').exec(text)?.[0].replace(`  ${folder}:`, '')
  const after = withImporter(lockfile, read('pnpm-workspace.yaml'), 'mfe-nobody', needs)
  expect(own(after, 'mfe-nobody')).toBe(own(lockfile, 'mfe-messaging'))
  expect(after.indexOf('\n  mfe-nobody:')).toBeGreaterThan(after.indexOf('\n  mfe-messaging:'))
  expect(after.indexOf('\n  mfe-nobody:')).toBeLessThan(after.indexOf('\n  mfe-promotions:'))
})

test('a dependency that the catalog does not pin is refused', () => {
  expect(() =>
    withImporter(read('pnpm-lock.yaml'), read('pnpm-workspace.yaml'), 'mfe-nobody', {
      dependencies: { unpinned: 'catalog:' },
      devDependencies: {},
    }),
  ).toThrow('unpinned is not in the catalog')
})
