import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ComponentType } from 'react'

type Access = 'public' | 'guest' | 'member' | 'agent'
export type Declaration = {
  readonly name: string
  readonly routes: readonly { readonly path: string; readonly module: string; readonly access: Access }[]
  readonly extensions?: readonly { readonly slot: string; readonly module: string; readonly when?: Access }[]
}
export type Visit = {
  readonly place: string
  readonly module: string
  readonly at: string
  readonly type: number | null
}

/** Customer types that may see a screen; null is a guest. */
const admitted: Readonly<Record<Access, readonly (number | null)[]>> = {
  public: [null, 0],
  guest: [null],
  member: [0],
  agent: [1],
}

/** The component of a module, by its file. */
export const componentOf = async (folder: string, module: string): Promise<ComponentType> => {
  const file = `${module.slice(2)}.tsx`
  const found = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' }).find(
    (path) => path.split(/[\\/]/).pop() === file,
  )
  if (!found) throw new Error(`there is no ${file} below ${folder}/src`)
  return ((await import(join(folder, 'src', found))) as { default: ComponentType }).default
}

/** Every screen and widget of a remote, as each visitor who may see it. `queries` completes addresses. */
export const visitsOf = (
  { routes, extensions = [] }: Declaration,
  queries: Readonly<Record<string, string>>,
): readonly (Visit & { readonly screen: boolean })[] => [
  ...routes.flatMap(({ path, module, access }, index) =>
    admitted[access]
      // What a member sees of a page that anybody may open is the same at each of its addresses.
      .filter(
        (type) =>
          access !== 'public' || type === null || routes.findIndex((route) => route.module === module) === index,
      )
      .map((type) => ({ place: path, module, at: `${path}${queries[path] ?? ''}`, type, screen: true })),
  ),
  ...extensions.flatMap(({ slot, module, when = 'public' }) =>
    admitted[when].map((type) => ({ place: `${module} in ${slot}`, module, at: '/m/home', type, screen: false })),
  ),
]
