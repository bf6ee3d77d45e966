import { pipeline, type Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const accepts = (header: string, name: string): boolean =>
  header.split(',').some((part) => {
    const [coding = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
    return coding === name && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })

export const preferredEncoding = (header: string | undefined): Encoding =>
  accepts(header ?? '', 'br') ? 'br' : accepts(header ?? '', 'gzip') ? 'gzip' : 'identity'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** For documents, which are made for one visitor: a middle quality, a few milliseconds. */
export const compress = async (text: string, encoding: Encoding): Promise<Buffer> => {
  const bytes = Buffer.from(text)
  if (encoding === 'br')
    return brotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    })
  return encoding === 'gzip' ? zip(bytes, { level: 6 }) : bytes
}

/** For what streams through; an end on either side ends both. */
export const compressStream = (source: Readable, encoding: Exclude<Encoding, 'identity'>): Readable => {
  const packer =
    encoding === 'br'
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : createGzip({ level: 6 })
  return pipeline(source, packer, () => undefined)
}
