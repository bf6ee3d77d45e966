import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withImporter, type PackageNeeds } from '../new-remote/workspace'
import { lockedPackages } from '../../shared/remote-kit/src/build/check/locked-packages'

const read = (file: string) => readFileSync(join(__dirname, '../..', file), 'utf8')
const lockfile = read('pnpm-lock.yaml')

test('a new remote in the lockfile: no other build is outdated', () => {
  const needs: PackageNeeds = JSON.parse(read('mfe-messaging/package.json'))
  const more = withImporter(lockfile, read('pnpm-workspace.yaml'), 'mfe-raffle', needs)
  expect(more).not.toBe(lockfile)
  expect(lockedPackages(more)).toBe(lockedPackages(lockfile))
})

test('a new version of a package, or of a dependency of a shared package: the build is outdated', () => {
  expect(lockedPackages(lockfile.replace(/\n {2}react@(\S+):\n/, '\n  react@99.0.0:\n'))).not.toBe(
    lockedPackages(lockfile),
  )
  expect(
    lockedPackages(lockfile.replace('\n  shared/ui:\n', '\n  shared/ui:\n    optionalDependencies: {}\n')),
  ).not.toBe(lockedPackages(lockfile))
})
