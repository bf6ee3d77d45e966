import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

const root = join(__dirname, '../..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')

/** The one source of the supported range. */
const { engines } = JSON.parse(read('package.json')) as { readonly engines: { readonly node: string } }
const least = engines.node.replace('>=', '')
const [major = '', minor = ''] = least.split('.')

test('engines: a least version with major and minor, which the bootstrap can compare', () => {
  expect(engines.node).toMatch(/^>=\d+\.\d+$/)
  expect(read('scripts/bootstrap.mjs')).not.toContain(least)
})

test('README: the least version', () => {
  expect(read('README.md')).toContain(`Node ≥ ${least} `)
})

test('@types/node: the API of the least version', () => {
  const { catalog } = parse(read('pnpm-workspace.yaml')) as { readonly catalog: Readonly<Record<string, string>> }
  expect(catalog['@types/node']).toMatch(new RegExp(`^${major}\\.${minor}\\.`))
})

test('bundles: the syntax of the least version', () => {
  expect(read('scripts/build/bundle-for-node.ts')).toContain(`target: 'node${major}'`)
})

test('images: one even major version that the range allows', () => {
  const folder = 'deploy/docker'
  const versions = readdirSync(join(root, folder)).flatMap((file) =>
    [...read(`${folder}/${file}`).matchAll(/^FROM node:(\d+)-/gm)].map(([, version]) => Number(version)),
  )
  expect(new Set(versions).size).toBe(1)
  expect(versions[0]).toBeGreaterThanOrEqual(Number(major))
  expect((versions[0] ?? 1) % 2).toBe(0)
})
