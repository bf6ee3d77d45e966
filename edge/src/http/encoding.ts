import { pipeline, type Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import Negotiator from 'negotiator'

export type Encoding = 'br' | 'gzip' | 'identity'

const supported: readonly Encoding[] = ['br', 'gzip', 'identity']

/** The best encoding that the `Accept-Encoding` header allows; brotli wins at equal quality. */
export const preferredEncoding = (header: string | undefined): Encoding => {
  const accepted = new Negotiator({ headers: { 'accept-encoding': header ?? '' } }).encodings([...supported])
  return supported.find((encoding) => accepted.includes(encoding)) ?? 'identity'
}

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** For documents, which are made per visitor: medium quality, a few milliseconds. */
export const compress = async (text: string, encoding: Encoding): Promise<Buffer> => {
  const bytes = Buffer.from(text)
  if (encoding === 'br')
    return brotliAsync(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    })
  return encoding === 'gzip' ? gzipAsync(bytes, { level: 6 }) : bytes
}

/** For streamed answers; the end of either stream ends both. */
export const compressStream = (source: Readable, encoding: Exclude<Encoding, 'identity'>): Readable => {
  const compressor =
    encoding === 'br'
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : createGzip({ level: 6 })
  return pipeline(source, compressor, () => undefined)
}
