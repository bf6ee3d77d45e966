import { createHash } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { drawingVersion, filesOf, isOwnFile, presentFiles, readIndex, writeIndex, type ArtIndex } from './artIndex'
import { allJobs, type ArtJob } from './jobs'

export type RenderOptions = {
  outDir: string
  log?: (line: string) => void
  concurrency?: number
  /** Factor of each side, 1 by default; smaller pictures render faster. */
  scale?: number
}
export type RenderReport = { rendered: number; skipped: number; milliseconds: number }

/** After this many pictures the index is saved, so that a stopped run goes on where it was. */
const saveEvery = 100

const inputHash = (job: ArtJob, version: string): string =>
  createHash('sha256')
    .update(JSON.stringify([version, job.key, job.width, job.height, job.formats, job.colour ?? null, job.input]))
    .digest('hex')
    .slice(0, 20)

const removeUnlisted = async (outDir: string, index: ArtIndex, present: ReadonlySet<string>): Promise<void> => {
  const listed = new Set(Object.values(index).flatMap(({ entry }) => filesOf(entry)))
  const unlisted = [...present].filter((name) => !listed.has(name) && !isOwnFile(name))
  await Promise.all(unlisted.map((name) => rm(join(outDir, name), { force: true, recursive: true })))
}

const drawAll = async (
  due: readonly { job: ArtJob; input: string }[],
  index: ArtIndex,
  options: RenderOptions,
): Promise<void> => {
  // Loaded only when something must be drawn: an unchanged start costs neither the encoder nor the icons.
  const [{ encodeJob }, { default: sharp }] = await Promise.all([import('./encode'), import('sharp')])
  const threads = sharp.concurrency()
  sharp.concurrency(1)
  const queue = due.values()
  let done = 0
  // One picture per core beats several threads on one picture.
  const work = async (): Promise<void> => {
    for (const { job, input } of queue) {
      index[job.key] = { input, entry: await encodeJob(job, options.outDir, options.scale) }
      done += 1
      if (done % saveEvery === 0) {
        await writeIndex(options.outDir, index)
        options.log?.(`art: ${done} of ${due.length} pictures`)
      }
    }
  }
  const workers = Math.max(1, options.concurrency ?? availableParallelism())
  await Promise.all(Array.from({ length: workers }, work))
  sharp.concurrency(threads)
}

export const renderJobs = async (jobs: readonly ArtJob[], options: RenderOptions): Promise<RenderReport> => {
  const started = performance.now()
  await mkdir(options.outDir, { recursive: true })
  const [before, present] = await Promise.all([readIndex(options.outDir), presentFiles(options.outDir)])
  const version = `${drawingVersion()}${options.scale ?? ''}`
  const index: ArtIndex = {}
  const due: { job: ArtJob; input: string }[] = []
  for (const job of jobs) {
    const input = inputHash(job, version)
    const known = before[job.key]
    const complete = known !== undefined && filesOf(known.entry).every((name) => present.has(name))
    // An outdated picture stays listed until its successor is written, so that a running site never has a hole.
    if (complete) index[job.key] = known
    if (!complete || known.input !== input) due.push({ job, input })
  }
  const dropped = Object.keys(before).some((key) => !jobs.some((job) => job.key === key))
  if (due.length > 0 || dropped || !present.has('art.json')) {
    if (due.length > 0) await drawAll(due, index, options)
    const ordered: ArtIndex = {}
    for (const { key } of jobs) if (index[key]) ordered[key] = index[key]
    await writeIndex(options.outDir, ordered)
    await removeUnlisted(options.outDir, ordered, await presentFiles(options.outDir))
  }
  const report = {
    rendered: due.length,
    skipped: jobs.length - due.length,
    milliseconds: Math.round(performance.now() - started),
  }
  options.log?.(`art: ${report.rendered} pictures drawn, ${report.skipped} unchanged, ${report.milliseconds} ms`)
  return report
}

export const renderArt = (options: RenderOptions): Promise<RenderReport> => renderJobs(allJobs(), options)
