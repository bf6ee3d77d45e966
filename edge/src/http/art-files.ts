import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { isFile } from '../store/release-names'
import { contentType } from './content-type'

/** `GET /art/<file>`: generated pictures. The name changes with the content, so a file never changes. */
export const serveArt = (app: FastifyInstance, folder: string): void => {
  app.get<{ Params: { '*': string } }>('/art/*', async (request, reply) => {
    const { '*': file } = request.params
    const found = isFile(file) ? await stat(join(folder, file)).catch(() => null) : null
    if (!found?.isFile()) return reply.callNotFound()
    const etag = `"${found.size.toString(36)}-${found.mtimeMs.toString(36)}"`
    reply.headers({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': contentType(file),
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      etag,
    })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.header('content-length', found.size).send(createReadStream(join(folder, file)))
  })
}
