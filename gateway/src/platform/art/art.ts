import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const fileName = z.string().regex(/^[\w.-]{1,160}$/)
const entry = z.object({
  width: z.number().int().catch(0),
  height: z.number().int().catch(0),
  colour: z
    .string()
    .regex(/^#[0-9a-f]{3,8}$/i)
    .catch('#1b1d2e'),
  avif: fileName.optional(),
  webp: fileName.optional(),
  png: fileName.optional(),
  svg: fileName.optional(),
})
const manifest = z.record(z.string(), entry)

export type Picture = {
  readonly url: string
  readonly avif: string
  readonly colour: string
  readonly width: number
  readonly height: number
}
const none: Picture = { url: '', avif: '', colour: '#1b1d2e', width: 0, height: 0 }

const urlOf = (file: string | undefined): string => (file === undefined ? '' : `/art/${file}`)

export type Art = (key: string) => Picture

/** The picture in the merchant's own palette where one was drawn, else the one for all. */
export const inOwnColours = (art: Art, key: string, merchant: string): Picture => {
  const own = art(`${key}/${merchant}`)
  return own.url === '' ? art(key) : own
}

const noArt: Art = () => none
const read = async (file: string): Promise<Art> => {
  const parsed = manifest.parse(JSON.parse(await readFile(file, 'utf8')))
  const pictures = new Map(
    Object.entries(parsed).map(([key, { width, height, colour, avif, webp, png, svg }]) => [
      key,
      { url: urlOf(webp ?? svg ?? png), avif: urlOf(avif), colour, width, height },
    ]),
  )
  return (key) => pictures.get(key) ?? none
}

const checkEveryMs = 5000
const held = new Map<string, { art: Promise<Art>; writtenAt: number; checkedAt: number }>()

/** The pictures rendered beside the data; the renderer may still be running, so the manifest is read again. */
export const currentArt = async (dataDir: string | null): Promise<Art> => {
  if (dataDir === null) return noArt
  const file = join(dataDir, 'art', 'art.json')
  const last = held.get(file)
  const now = performance.now()
  if (last && now - last.checkedAt < checkEveryMs) return last.art
  const writtenAt = await stat(file).then(
    (found) => found.mtimeMs,
    () => 0,
  )
  const art =
    last && last.writtenAt === writtenAt
      ? last.art
      : writtenAt === 0
        ? Promise.resolve(noArt)
        : read(file).catch(() => noArt)
  held.set(file, { art, writtenAt, checkedAt: now })
  return art
}
