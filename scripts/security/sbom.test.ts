import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root'
import { billOf, shippedParts } from './sbom'

const lockfile = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')
const manifestOf = (part: string) =>
  JSON.parse(readFileSync(join(root, part, 'package.json'), 'utf8')) as { dependencies?: Record<string, string> }

test.each(shippedParts())('%s: every package of the registry that it needs, pinned and with its hash', (part) => {
  const { components, dependencies } = billOf(lockfile, part, '1.0.0')
  const named = Object.keys(manifestOf(part).dependencies ?? {}).filter((name) => !name.startsWith('@mosaic/'))
  expect(components.map(({ name }) => name)).toEqual(expect.arrayContaining(named))
  expect(components.filter(({ hashes, version }) => hashes.length === 0 || version === '')).toEqual([])
  const refs = new Set(components.map((component) => component['bom-ref']))
  expect(refs.size).toBe(components.length)
  expect(dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.has(ref))).toEqual([])
})

test('packages of a package, and those of the shared packages, are in it; tools of the build are not', () => {
  const names = (part: string) => billOf(lockfile, part, '1.0.0').components.map(({ name }) => name)
  expect(names('gateway')).toEqual(expect.arrayContaining(['fastify', 'find-my-way', 'zod']))
  expect(names('mfe-wallet')).toEqual(expect.arrayContaining(['react', 'zod']))
  // The host declares the compiler of its federation among its dependencies.
  for (const part of shippedParts().filter((name) => name !== 'host-shell')) {
    const tools = ['jest', 'webpack', '@module-federation/enhanced'].filter((tool) => names(part).includes(tool))
    expect([part, tools]).toEqual([part, []])
  }
})

test('the same lockfile gives the same bill', () => {
  expect(billOf(lockfile, 'gateway', '1.0.0')).toEqual(billOf(lockfile, 'gateway', '1.0.0'))
})
