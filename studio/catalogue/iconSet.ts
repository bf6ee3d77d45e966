import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

export type Icon = { body: string; width: number; height: number }

type IconSetFile = {
  icons: Record<string, { body: string; width?: number; height?: number }>
  width?: number
  height?: number
}

const path = createRequire(import.meta.url).resolve('@iconify-json/noto/icons.json')

// Read as a file: importing twelve megabytes of JSON would make the compiler infer a type for every icon.
const readIconSet = (): ReadonlyMap<string, Icon> => {
  const file: IconSetFile = JSON.parse(readFileSync(path, 'utf8'))
  return new Map(
    Object.entries(file.icons).map(([name, icon]) => [
      name,
      { body: icon.body, width: icon.width ?? file.width ?? 128, height: icon.height ?? file.height ?? 128 },
    ]),
  )
}

let loaded: ReadonlyMap<string, Icon> | undefined

/** The Noto emoji set (Google, Apache-2.0), read once on first use. */
export const iconSet = (): ReadonlyMap<string, Icon> => (loaded ??= readIconSet())
