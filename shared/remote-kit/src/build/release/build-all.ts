import { existsSync, readdirSync, statSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { basename, dirname, join } from 'node:path'
import type { BuildJob, JobResult } from './build-jobs'
import { runJobs } from './build-pool'
import type { BuiltRelease } from './build-remote'
import { typeErrors } from '../check/check-types'
import { inputHash, sharedInputHash } from './input-hash'
import { hostFolder, releasesFolder, workspaceRoot } from '../paths'

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

const maxStored = 3

/** Number of builds in the workspace by owner; published releases are copied to the store. */
const dropOldBuilds = async ({ folder }: BuiltRelease): Promise<void> => {
  const siblings = readdirSync(dirname(folder)).map((name) => join(dirname(folder), name))
  const oldest = siblings
    .filter((path) => path !== folder)
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
    .slice(maxStored - 1)
  await Promise.all(oldest.map((path) => rm(path, { recursive: true, force: true })))
}

/** A build whose types were checked meanwhile takes its place among the releases; any other never gets there. */
const withTypes = async (draft: JobResult, error: string | undefined, releases: string): Promise<JobResult> => {
  if (!draft.ok) return draft
  if (error !== undefined) return { dir: draft.dir, ok: false, error }
  const { owner, release } = draft.built
  const folder = join(releases, owner, release)
  if (!existsSync(folder)) {
    await mkdir(dirname(folder), { recursive: true })
    await rename(draft.built.folder, folder)
  }
  return { ...draft, built: { owner, release, folder } }
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
  const drafts = join(releases, `.drafts-${process.pid}`)
  const unchanged: BuiltRelease[] = []
  const jobs: BuildJob[] = []
  for (const dir of dirs) {
    const entry = force ? null : await cached(dir)
    if (entry && entry.inputs === inputs.get(dir) && entry.built.folder.startsWith(releases))
      unchanged.push(entry.built)
    else jobs.push({ kind: isHost(dir) ? 'host' : 'remote', dir, place: { releases: drafts, areTypesChecked: true } })
  }
  const started = Date.now()
  const report = (result: JobResult) =>
    log(
      result.ok
        ? `built ${result.built.owner} ${result.built.release}`
        : `failed ${basename(result.dir)}: ${result.error}`,
    )
  const [results, errors] = await Promise.all([
    runJobs(jobs, Math.min(2, availableParallelism()), report),
    typeErrors(jobs.map(({ dir }) => dir)),
  ])
  const built: BuiltRelease[] = []
  const failed: { dir: string; error: string }[] = []
  for (const draft of results) {
    const result = await withTypes(draft, errors.get(draft.dir), releases)
    if (draft.ok && !result.ok) report(result)
    if (!result.ok) {
      failed.push({ dir: result.dir, error: result.error })
      await rm(cacheFile(result.dir), { force: true })
      continue
    }
    built.push(result.built)
    await dropOldBuilds(result.built)
    await remember(result.dir, { inputs: inputs.get(result.dir) ?? '', built: result.built })
  }
  await rm(drafts, { recursive: true, force: true })
  if (jobs.length > 0)
    log(
      `${built.length} built, ${unchanged.length} unchanged, ${failed.length} failed in ${Math.round((Date.now() - started) / 100) / 10} s`,
    )
  return { built, unchanged, failed }
}
