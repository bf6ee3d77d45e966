import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { root } from '../root'

type Workspace = Readonly<Record<string, unknown>> & { readonly onlyBuiltDependencies?: readonly string[] }

/** Packages that may run a script when they are installed; each with its reason. */
const allowed: readonly string[] = []

const read = (file: string): string => readFileSync(join(root, file), 'utf8')

test('no package but the allowed ones runs a script when it is installed', () => {
  const workspace = parse(read('pnpm-workspace.yaml')) as Workspace
  expect(workspace.onlyBuiltDependencies).toEqual(allowed)
  expect(workspace).not.toHaveProperty('dangerouslyAllowAllBuilds')
  expect(workspace).not.toHaveProperty('onlyBuiltDependenciesFile')
})

test('nothing else widens that list: no settings of pnpm in a package, no .npmrc', () => {
  const { workspaces } = { workspaces: parse(read('pnpm-workspace.yaml')).packages as readonly string[] }
  const folders = workspaces.flatMap((pattern) =>
    pattern.endsWith('/*')
      ? readdirSync(join(root, pattern.slice(0, -2))).map((name) => `${pattern.slice(0, -1)}${name}`)
      : pattern.endsWith('*')
        ? readdirSync(root).filter((name) => name.startsWith(pattern.slice(0, -1)))
        : [pattern],
  )
  expect(folders.length).toBeGreaterThan(15)
  const ran = ['preinstall', 'install', 'postinstall', 'prepare', 'prepublish']
  for (const folder of ['.', ...folders]) {
    const manifest = JSON.parse(read(join(folder, 'package.json'))) as { pnpm?: object; scripts?: object }
    expect([folder, manifest.pnpm, Object.keys(manifest.scripts ?? {}).filter((name) => ran.includes(name))]).toEqual([
      folder,
      undefined,
      [],
    ])
    expect(readdirSync(join(root, folder))).not.toContain('.npmrc')
  }
})
