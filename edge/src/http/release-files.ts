import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ReleaseStore } from '../store/release-store'
import { contentType } from './content-type'
import { preferredEncoding, type Encoding } from './encoding'

const suffixes: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' }

/** Server bundles and compressed twins lie in a release but are no addresses of their own. */
const isPublic = (file: string): boolean => !file.startsWith('server/') && !/\.(br|gz)$/.test(file)

type Answer = { readonly bytes: Buffer; readonly encoding: Encoding; readonly etag: string }

const cacheLimit = 64 * 1024 * 1024

/** Small memory of released files; what falls out is read again. */
const createMemory = () => {
  const kept = new Map<string, Answer>()
  let size = 0
  return {
    get: (key: string) => kept.get(key),
    keep: (key: string, answer: Answer) => {
      kept.set(key, answer)
      size += answer.bytes.length
      for (const [oldest, { bytes }] of kept) {
        if (size <= cacheLimit) break
        kept.delete(oldest)
        size -= bytes.length
      }
    },
  }
}

const notFound = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found')

/** `GET /releases/<owner>/<release>/<file>`: immutable, precompressed, readable from other origins; a missing file is a plain 404. */
export const serveReleases = (app: FastifyInstance, store: ReleaseStore): void => {
  const memory = createMemory()

  const find = async (owner: string, release: string, file: string, encoding: Encoding): Promise<Answer | null> => {
    const key = `${owner}/${release}/${file}${suffixes[encoding]}`
    const known = memory.get(key)
    if (known) return known
    const stored = await store.file(owner, release, file + suffixes[encoding])
    if (!stored) return encoding === 'identity' ? null : find(owner, release, file, 'identity')
    const etag = `"${createHash('sha1').update(stored.bytes).digest('base64url')}"`
    const answer: Answer = { bytes: stored.bytes, encoding, etag }
    memory.keep(key, answer)
    return answer
  }

  app.get<{ Params: { owner: string; release: string; '*': string } }>(
    '/releases/:owner/:release/*',
    async (request, reply) => {
      const { owner, release, '*': file } = request.params
      const answer = isPublic(file)
        ? await find(owner, release, file, preferredEncoding(request.headers['accept-encoding']))
        : null
      if (!answer) return notFound(reply)
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
