import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '../../platform/runtime/app-context'

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
}

/** Reads every file of the build; only these names are served. */
const readFolder = async (folder: string): Promise<ReadonlyMap<string, Buffer>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return new Map(
    await Promise.all(
      files.map(async (file) => [relative(folder, file).replaceAll('\\', '/'), await readFile(file)] as const),
    ),
  )
}

const policy = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    // The design system sets style attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // No string becomes markup or code; chunks are loaded through the policy of the build.
    "require-trusted-types-for 'script'",
    'trusted-types mosaic-desk dompurify',
  ].join('; ')

type Build = { readonly document: string; readonly files: ReadonlyMap<string, Buffer> }

/** One document for every address below /ops, and its files. The first call reads them, after the first build. */
export const deskFiles = (app: FastifyInstance, ctx: Pick<AppContext, 'random'>, folder: string): void => {
  let known: Build | null = null
  const build = async (): Promise<Build | null> => {
    if (known) return known
    const files = await readFolder(folder).catch(() => new Map<string, Buffer>())
    const document = files.get('index.html')?.toString('utf8')
    known = document === undefined ? null : { document, files }
    return known
  }
  app.get<{ Params: { '*': string } }>('/ops/files/*', async (request, reply) => {
    const name = request.params['*']
    const bytes = name === 'index.html' ? undefined : (await build())?.files.get(name)
    if (!bytes) return reply.code(404).send()
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type(types[extname(name)] ?? 'application/octet-stream')
      .send(bytes)
  })
  const page = async (_request: FastifyRequest, reply: FastifyReply) => {
    const built = await build()
    if (!built) return reply.code(503).type('text/plain').send('The operator desk is not built yet.')
    const nonce = Buffer.from(ctx.random.bytes(16)).toString('base64url')
    return reply
      .headers({
        'content-security-policy': policy(nonce),
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      })
      .type('text/html; charset=utf-8')
      .send(built.document.replaceAll('__nonce__', nonce))
  }
  app.get('/', async (_request, reply) => reply.redirect('/ops'))
  app.get('/ops', page)
  app.get('/ops/*', page)
}
