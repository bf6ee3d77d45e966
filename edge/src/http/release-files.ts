import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { ManifestSource } from '../composition/manifest-source'
import { isRecorded } from '../release/verify/checksums'
import type { ReleaseStore } from '../store/release-store'
import { contentType } from './content-type'
import { preferredEncoding, type Encoding } from './encoding'

const suffixes: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' }

type Answer = { readonly bytes: Buffer; readonly encoding: Encoding; readonly etag: string }

const cacheBytes = 64 * 1024 * 1024

const answerOf = (bytes: Buffer, encoding: Encoding): Answer => ({
  bytes,
  encoding,
  etag: `"${createHash('sha1').update(bytes).digest('base64url')}"`,
})

const refuse = (reply: FastifyReply, status: 404 | 503, sentence: string) =>
  reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(sentence)

/**
 * `GET /releases/<owner>/<release>/<file>`: files that the manifest lists, immutable and precompressed, for all
 * origins. The bytes are verified when they are read, so damaged files are neither cached nor sent; a missing file is a
 * 404.
 */
export const serveReleases = (
  app: FastifyInstance,
  store: ReleaseStore,
  manifests: ManifestSource,
  onError: (error: unknown) => void,
): void => {
  const memory = new LRUCache<string, Answer>({ maxSize: cacheBytes, sizeCalculation: ({ bytes }) => bytes.length + 1 })
  const reported = new Set<string>()

  const integrityOf = async (owner: string, release: string): Promise<Readonly<Record<string, string>>> =>
    (owner === 'host' ? await manifests.host(release) : await manifests.remote(owner, release))?.integrity ?? {}

  /** The plain file from a compressed one in memory, while the store cannot give it. */
  const decompressed = (file: string): Answer | null => {
    const [br, gzip] = [memory.get(`br ${file}`), memory.get(`gzip ${file}`)]
    if (br) return answerOf(brotliDecompressSync(br.bytes), 'identity')
    return gzip ? answerOf(gunzipSync(gzip.bytes), 'identity') : null
  }

  const find = async (
    owner: string,
    release: string,
    file: string,
    encoding: Encoding,
  ): Promise<Answer | 'damaged' | null> => {
    const name = file + suffixes[encoding]
    const key = `${encoding} ${owner}/${release}/${file}`
    const known = memory.get(key)
    if (known) return known
    const integrity = await integrityOf(owner, release)
    if (!Object.hasOwn(integrity, file)) return null
    const bytes = (await store.file(owner, release, name))?.bytes
    const isDamaged = bytes !== undefined && !(await isRecorded(name, bytes, integrity))
    if (isDamaged && !reported.has(key))
      onError(new Error(`${owner} ${release}: ${name} is damaged; npm run release -- verify names the remedy`))
    if (!bytes || isDamaged) {
      if (isDamaged) reported.add(key)
      if (encoding !== 'identity') return find(owner, release, file, 'identity')
      return decompressed(`${owner}/${release}/${file}`) ?? (isDamaged ? 'damaged' : null)
    }
    reported.delete(key)
    const answer = answerOf(bytes, encoding)
    memory.set(key, answer)
    return answer
  }

  app.get<{ Params: { owner: string; release: string; '*': string } }>(
    '/releases/:owner/:release/*',
    async (request, reply) => {
      const { owner, release, '*': file } = request.params
      const answer = await find(owner, release, file, preferredEncoding(request.headers['accept-encoding']))
      if (answer === null) return refuse(reply, 404, 'Not found')
      if (answer === 'damaged') return refuse(reply, 503, 'Damaged')
      reply.headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': contentType(file),
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'timing-allow-origin': '*',
        'x-content-type-options': 'nosniff',
        vary: 'Accept-Encoding',
        etag: answer.etag,
      })
      if (request.headers['if-none-match'] === answer.etag) return reply.code(304).send()
      if (answer.encoding !== 'identity') reply.header('content-encoding', answer.encoding)
      return reply.send(answer.bytes)
    },
  )
}
