import { createHash } from 'node:crypto'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { games } from '../../catalogue/index'
import { figuresOf, cacheFigures } from '../engine/figures'
import type { SlotFigures } from '../engine/figures'
import { parseConfig } from '../engine/parse-config'
import type { SlotConfig } from '../engine/slot-config'
import { cacheConfig, slotOf } from './slot-library'

/**
 * Cache of the generated slots in the data folder, because generation takes seconds. Other code or a damaged file
 * rebuilds it.
 */
const figuresShape = z.object({
  configHash: z.string(),
  rtpBp: z.number().int(),
  hitRateBp: z.number().int(),
  deviation: z.number(),
  maxWinX: z.number(),
  freeSpinsEvery: z.number().nullable(),
})
const memoryShape = z.array(z.object({ config: z.unknown(), figures: figuresShape }))

const name = (code: string): string => `slots-${code}.json`
const digestOf = (json: string): string => createHash('sha256').update(json).digest('hex')

/** Line one holds the hash of line two: hashing the whole file is faster than building one slot. */
const read = (file: string): z.infer<typeof memoryShape> | null => {
  try {
    const [digest, json = ''] = readFileSync(file, 'utf8').split('\n')
    return digest === digestOf(json) ? memoryShape.parse(JSON.parse(json)) : null
  } catch {
    return null
  }
}

/** @param code identifies the code that made the slots. @returns true if the cache was valid and loaded. */
export const loadSlotCache = (folder: string, code: string): boolean => {
  const slots = read(join(folder, name(code)))?.map(({ config, figures }) => ({ config: parseConfig(config), figures }))
  if (!slots?.every(({ config }) => config !== null)) return false
  for (const { config, figures } of slots) {
    if (!config) continue
    cacheConfig(config)
    cacheFigures(config, figures)
  }
  return true
}

/** Yields between slots, so that running games do not wait. */
const pause = (): Promise<void> =>
  new Promise((resume) => {
    setImmediate(resume)
  })

/** Builds missing slots and stores all of them; removes the caches of other code. */
export const saveSlotCache = async (folder: string, code: string): Promise<void> => {
  const slots: { config: SlotConfig; figures: SlotFigures }[] = []
  for (const { gameCode } of games) {
    const slot = slotOf(gameCode)
    if (!slot) continue
    slots.push({ config: slot.config, figures: figuresOf(slot.config) })
    await pause()
  }
  const file = join(folder, name(code))
  await mkdir(dirname(file), { recursive: true })
  const json = JSON.stringify(slots)
  await writeFile(`${file}.new`, `${digestOf(json)}\n${json}`)
  await rename(`${file}.new`, file)
  const others = (await readdir(folder)).filter((other) => /^slots-.*\.json$/.test(other) && other !== name(code))
  await Promise.all(others.map((other) => rm(join(folder, other), { force: true })))
}
