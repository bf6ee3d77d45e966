import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { ArtEntry } from './artIndex'
import type { ArtJob, Format } from './jobs'

const hex = (value: number): string => value.toString(16).padStart(2, '0')

type Raster = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } }

/** Pixels that SVG takes an inch for. */
const density = 72

const rasterOf = async (job: ArtJob, markup: Buffer, scale: number): Promise<Raster> => {
  const drawn = sharp(markup, { density: density * scale })
  // A picture without a given colour is opaque, so its alpha channel is empty.
  return (job.colour ? drawn : drawn.removeAlpha()).raw().toBuffer({ resolveWithObject: true })
}

/** Sharp's own statistics count far more than the mean and take ten times as long. */
const averageColour = ({ data, info: { channels } }: Raster): string => {
  const sums = [0, 0, 0]
  for (let at = 0; at < data.length; at += channels)
    for (let channel = 0; channel < 3; channel += 1) sums[channel] = (sums[channel] ?? 0) + (data[at + channel] ?? 0)
  const pixels = data.length / channels
  return `#${sums.map((sum) => hex(Math.round(sum / pixels))).join('')}`
}

const encoded = (format: Exclude<Format, { as: 'svg' }>, raster: Raster): Promise<Buffer> => {
  const image = sharp(raster.data, { raw: raster.info })
  switch (format.as) {
    case 'webp':
      return image.webp({ quality: format.quality, effort: format.effort, alphaQuality: 60 }).toBuffer()
    case 'avif':
      return image.avif({ quality: format.quality, effort: format.effort }).toBuffer()
    case 'png':
      return image.png({ compressionLevel: 9 }).toBuffer()
  }
}

const fileName = (key: string, content: Buffer, extension: string): string => {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10)
  return `${key.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.${hash}.${extension}`
}

/** Draws one picture, writes its files under names that contain the hash of their content, and describes them. */
export const encodeJob = async (job: ArtJob, outDir: string, scale = 1): Promise<ArtEntry> => {
  const markup = Buffer.from(job.svg())
  const raster = await rasterOf(job, markup, scale)
  const entry: ArtEntry = { width: job.width, height: job.height, colour: job.colour ?? averageColour(raster) }
  for (const format of job.formats) {
    const content = format.as === 'svg' ? markup : await encoded(format, raster)
    const name = fileName(job.key, content, format.as)
    await writeFile(join(outDir, name), content)
    entry[format.as] = name
  }
  return entry
}
