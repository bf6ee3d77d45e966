import { largestPicture } from '@mosaic/contracts'
import type { Sharp } from 'sharp'

/** A small file may unpack to any size; this is a generous camera. */
const mostPixels = 50_000_000

const startsWith = (bytes: Buffer, signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte)

/** Judged by the bytes, not by the file name. */
export const imageKind = (bytes: Buffer): 'png' | 'jpeg' | null => {
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  return startsWith(bytes, [0xff, 0xd8, 0xff]) ? 'jpeg' : null
}

/** The bytes of a data URL. */
export const uploadOf = (image: string): Buffer => Buffer.from(image.slice(image.indexOf(',') + 1), 'base64')

/** Decodes to pixels and encodes a new picture: metadata and trailing data are dropped. Null: not an accepted picture. */
export const redraw = async (upload: Buffer, size: (image: Sharp) => Sharp, quality = 82): Promise<Buffer | null> => {
  const kind = imageKind(upload)
  if (kind === null || upload.length > largestPicture) return null
  try {
    const { default: sharp } = await import('sharp')
    const image = sharp(upload, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
    if ((await image.metadata()).format !== kind) return null
    return await size(image.rotate()).webp({ quality }).toBuffer()
  } catch {
    return null
  }
}
