import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

const root = join(__dirname, '../../..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const { packages, catalog }: { packages: readonly string[]; catalog: Readonly<Record<string, string>> } = parse(
  read('pnpm-workspace.yaml'),
)

/** Expands `shared/*` and `mfe-*` to their folders. */
const foldersOf = (pattern: string): string[] => {
  const [parent, name = ''] = pattern.includes('/') ? pattern.split('/') : ['.', pattern]
  const fits = new RegExp(`^${name.replace('*', '.*')}$`)
  return readdirSync(join(root, parent ?? '.'))
    .filter((folder) => fits.test(folder))
    .map((folder) => `${parent}/${folder}`)
}

type Manifest = Readonly<
  Partial<Record<'dependencies' | 'devDependencies' | 'peerDependencies', Readonly<Record<string, string>>>>
>
const manifests = ['.', 'scripts/new-remote/template', ...packages.flatMap(foldersOf)]
  .map((folder) => `${folder}/package.json`)
  .filter((file) => existsSync(join(root, file)))
  .map((file) => ({ file, ...(JSON.parse(read(file)) as Manifest) }))
const wanted = manifests.flatMap(({ file, dependencies, devDependencies, peerDependencies }) =>
  Object.entries({ ...dependencies, ...devDependencies, ...peerDependencies }).map(([name, range]) => ({
    file,
    name,
    range,
  })),
)

test('every version of the catalog is exact and used', () => {
  for (const [name, version] of Object.entries(catalog))
    expect([name, version]).toEqual([name, expect.stringMatching(/^(npm:[\w-]+@)?\d+\.\d+\.\d+$/)])
  const used = new Set(wanted.map(({ name }) => name))
  expect(Object.keys(catalog).filter((name) => !used.has(name))).toEqual([])
})

test('every dependency of a package comes from the catalog or from the workspace', () => {
  expect(wanted.filter(({ range }) => range !== 'catalog:' && range !== 'workspace:*')).toEqual([])
})
