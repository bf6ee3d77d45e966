import type { RemoteFailure } from '@mosaic/contracts'

/** A failure whose class is known where it happens. */
export class LoadError extends Error {
  override name = 'LoadError'
  constructor(
    readonly failure: RemoteFailure,
    message: string,
    /** The file that failed, when it is one file. */
    readonly url?: string,
  ) {
    super(message)
  }
}

/** A document of data that has not come after this long will not. */
const dataPatience = 4000

/** Gives up waiting for data; a request that hangs would otherwise hang for ever. */
export const inTime = <T>(waiting: Promise<T>, url: string): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new LoadError('timeout', `${url} took longer than ${dataPatience} ms`, url)),
      dataPatience,
    )
    waiting.then(resolve, reject).finally(() => clearTimeout(timer))
  })

/** Properties that webpack's chunk loader and mini-css-extract put on their errors. */
type ChunkError = Error & { type?: string; request?: string; code?: string }

const isChunkError = (error: Error): error is ChunkError =>
  error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED')

/** Messages of the federation runtime when host and remote do not share a version (or a module) that the remote needs. */
const mismatch =
  /does not satisfy the requirement|of shared singleton module|Can not get '|shared scope|Unsatisfied version/

export const classify = (error: unknown): { failure: RemoteFailure; url?: string } => {
  if (error instanceof LoadError) return { failure: error.failure, url: error.url }
  if (!(error instanceof Error)) return { failure: 'init-error' }
  if (isChunkError(error)) return { failure: error.type === 'timeout' ? 'timeout' : 'network', url: error.request }
  if (mismatch.test(error.message)) return { failure: 'incompatible' }
  return { failure: 'init-error' }
}

/** Chunk failures can also surface while rendering, from a remote's own lazy parts. */
export const isLoadFailure = (error: unknown): boolean =>
  error instanceof LoadError || (error instanceof Error && isChunkError(error))

/**
 * A blocked script gives no reason. If the file loads without its hash but not with it, the bytes are not those of
 * the release.
 */
export const explainNetwork = async (url: string, integrity: string | undefined): Promise<RemoteFailure> => {
  if (!integrity) return 'network'
  try {
    const plain = await inTime(fetch(url, { cache: 'no-store' }), url)
    if (!plain.ok) return 'network'
  } catch {
    return 'network'
  }
  try {
    await inTime(fetch(url, { integrity, cache: 'no-store' }), url)
    return 'network'
  } catch (error) {
    return error instanceof LoadError ? 'network' : 'sri-mismatch'
  }
}
