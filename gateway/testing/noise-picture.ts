import sharp from 'sharp'

/** A PNG of about this many bytes, as a data URL: noise cannot be compressed. */
export const noisePicture = async (bytes: number): Promise<string> => {
  const side = Math.floor(Math.sqrt(bytes / 3))
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const png = await sharp({ create: { width: side, height: side, channels: 3, background: '#000', noise } })
    .png({ compressionLevel: 0 })
    .toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}
