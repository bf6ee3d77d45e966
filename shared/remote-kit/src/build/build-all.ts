import { existsSync, readdirSync, statSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { basename, dirname, join } from 'node:path'
import type { BuildJob, JobResult } from './build-jobs'
import { runJobs } from './build-pool'
import type { BuiltRelease } from './build-remote'
import { inputHash, sharedInputHash } from './input-hash'
import { hostFolder, releasesFolder, workspaceRoot } from './paths'

export type BuildAllOptions = {
  /** Folders or names ('wallet', 'host'); by default the host and every `mfe-*` with a remote.config.ts. */
  readonly remotes?: readonly string[]
  readonly log?: (line: string) => void
  /** Builds even what has not changed. */
  readonly force?: boolean
  readonly releases?: string
}

export type BuildReport = {
  readonly built: readonly BuiltRelease[]
  readonly unchanged: readonly BuiltRelease[]
  readonly failed: readonly { readonly dir: string; readonly error: string }[]
}

export const remoteFolders = (): string[] =>
  readdirSync(workspaceRoot)
    .filter((name) => name.startsWith('mfe-') && existsSync(join(workspaceRoot, name, 'remote.config.ts')))
    .sort()
    .map((name) => join(workspaceRoot, name))

export const folderOf = (name: string): string =>
  name === 'host'
    ? hostFolder
    : name.includes('/')
      ? name
      : join(workspaceRoot, name.startsWith('mfe-') ? name : `mfe-${name}`)

type CacheEntry = { readonly inputs: string; readonly built: BuiltRelease }

const cacheFile = (dir: string): string => join(workspaceRoot, 'node_modules/.cache/mosaic', `${basename(dir)}.json`)

const cached = async (dir: string): Promise<CacheEntry | null> => {
  try {
    const entry: CacheEntry = JSON.parse(await readFile(cacheFile(dir), 'utf8'))
    return existsSync(entry.built.folder) ? entry : null
  } catch {
    return null
  }
}

const remember = async (dir: string, entry: CacheEntry): Promise<void> => {
  await mkdir(dirname(cacheFile(dir)), { recursive: true })
  await writeFile(cacheFile(dir), JSON.stringify(entry))
}

const kept = 3

/** The workspace keeps a few builds of each owner; what is published has its own copy in the store. */
const dropOldBuilds = async ({ folder }: BuiltRelease): Promise<void> => {
  const siblings = readdirSync(dirname(folder)).map((name) => join(dirname(folder), name))
  const oldest = siblings
    .filter((path) => path !== folder)
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
    .slice(kept - 1)
  await Promise.all(oldest.map((path) => rm(path, { recursive: true, force: true })))
}

const isHost = (dir: string) => dir === hostFolder

/** Builds the host and the remotes that changed since their last release in `releases/`. */
export const buildAll = async ({
  remotes,
  log = () => {},
  force = false,
  releases = releasesFolder,
}: BuildAllOptions = {}): Promise<BuildReport> => {
  const dirs = remotes?.map(folderOf) ?? [hostFolder, ...remoteFolders()]
  const shared = sharedInputHash()
  const inputs = new Map(dirs.map((dir) => [dir, inputHash(dir, shared)]))
  const unchanged: BuiltRelease[] = []
  const jobs: BuildJob[] = []
  for (const dir of dirs) {
    const entry = force ? null : await cached(dir)
    if (entry && entry.inputs === inputs.get(dir) && entry.built.folder.startsWith(releases))
      unchanged.push(entry.built)
    else jobs.push({ kind: isHost(dir) ? 'host' : 'remote', dir, place: { releases } })
  }
  const started = Date.now()
  const report = (result: JobResult) =>
    log(
      result.ok
        ? `built ${result.built.owner} ${result.built.release}`
        : `failed ${basename(result.dir)}: ${result.error}`,
    )
  const results = await runJobs(jobs, Math.min(2, availableParallelism()), report)
  const built: BuiltRelease[] = []
  const failed: { dir: string; error: string }[] = []
  for (const result of results) {
    if (!result.ok) {
      failed.push({ dir: result.dir, error: result.error })
      await rm(cacheFile(result.dir), { force: true })
      continue
    }
    built.push(result.built)
    await dropOldBuilds(result.built)
    await remember(result.dir, { inputs: inputs.get(result.dir) ?? '', built: result.built })
  }
  if (jobs.length > 0)
    log(
      `${built.length} built, ${unchanged.length} unchanged, ${failed.length} failed in ${Math.round((Date.now() - started) / 100) / 10} s`,
    )
  return { built, unchanged, failed }
}
