import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

/** Folder for fixtures that the workers share; `playwright.config.ts` sets a new one for each run. */
const shared = (): string => {
  const folder = process.env.MOSAIC_FIXTURES
  if (!folder) throw new Error('MOSAIC_FIXTURES names no folder')
  return folder
}

type Built = { readonly folder: string } | { readonly error: string }

const pause = () => new Promise((resolve) => setTimeout(resolve, 200))

const resultOf = async (file: string): Promise<Built> => {
  for (;;) {
    const text = await readFile(file, 'utf8').catch(() => null)
    if (text !== null && text.endsWith('\n')) return JSON.parse(text) as Built
    await pause()
  }
}

/** Builds a fixture once per run and copies it for each site. Returns the folder of the release below `releases`. */
export const builtOnce = async (
  name: string,
  releases: string,
  build: (releases: string) => Promise<{ readonly folder: string }>,
): Promise<string> => {
  await mkdir(shared(), { recursive: true })
  const place = join(shared(), name)
  const result = join(shared(), `${name}.json`)
  const isFirst = await mkdir(place).then(
    () => true,
    () => false,
  )
  if (isFirst) {
    const built: Built = await build(place).then(
      ({ folder }) => ({ folder }),
      (error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }),
    )
    await writeFile(result, `${JSON.stringify(built)}\n`)
  }
  const built = await resultOf(result)
  if ('error' in built) {
    await Promise.all([place, result].map((path) => rm(path, { recursive: true, force: true })))
    throw new Error(`${name} could not be built: ${built.error}`)
  }
  const copy = join(releases, name, basename(built.folder))
  await cp(built.folder, copy, { recursive: true })
  return copy
}
