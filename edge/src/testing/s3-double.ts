import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type StoredObject = { readonly body: Buffer; readonly etag: string; readonly modified: Date }
type Answer = { readonly status: number; readonly code: string }

const pageSize = 1000
const etagOf = (body: Buffer): string => `"${createHash('md5').update(body).digest('hex')}"`

const escapeXml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
const unescapeXml = (text: string): string =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

const notFound: Answer = { status: 404, code: 'NoSuchKey' }
const failed: Answer = { status: 412, code: 'PreconditionFailed' }
const conflict: Answer = { status: 409, code: 'ConditionalRequestConflict' }

/** Conditional writes as S3 documents them: `If-None-Match: *` creates, `If-Match` replaces one known version. */
const preconditionOf = ({ headers }: IncomingMessage, current: StoredObject | undefined): Answer | null => {
  if (headers['if-none-match'] === '*') return current ? failed : null
  const expected = headers['if-match']
  if (expected === undefined) return null
  if (!current) return notFound
  return current.etag === expected ? null : failed
}

const listXml = (objects: ReadonlyMap<string, StoredObject>, bucket: string, query: URLSearchParams): string => {
  const prefix = query.get('prefix') ?? ''
  const after = query.get('continuation-token') ?? ''
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort()
  const page = keys.slice(0, pageSize)
  const contents = page.map((key) => {
    const { body, etag, modified } = objects.get(key) as StoredObject
    return `<Contents><Key>${escapeXml(key)}</Key><LastModified>${modified.toISOString()}</LastModified><ETag>${escapeXml(etag)}</ETag><Size>${body.length}</Size></Contents>`
  })
  const next =
    keys.length > page.length ? `<NextContinuationToken>${escapeXml(page.at(-1) ?? '')}</NextContinuationToken>` : ''
  return `<ListBucketResult><Name>${bucket}</Name><IsTruncated>${next !== ''}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`
}

export type S3Double = {
  readonly url: string
  /** Conditional writes wait for this promise between their first and their final check; null: they do not wait. */
  readonly holdWrites: (until: Promise<unknown> | null) => void
  /** Writes that wait now. */
  readonly heldWrites: () => number
  /** Status codes of the conditional writes that were refused since `forgetRefusals`. */
  readonly refusals: () => readonly number[]
  readonly forgetRefusals: () => void
  readonly close: () => Promise<void>
}

/**
 * An S3 server in memory, for one bucket addressed by path: GET, HEAD, PUT, DELETE, list (v2) and multi-delete.
 * A write that loses to another one during its upload gets 409, a condition that is already false gets 412.
 */
export const startS3Double = async (): Promise<S3Double> => {
  const objects = new Map<string, StoredObject>()
  let hold: Promise<unknown> | null = null
  let held = 0
  let refusals: number[] = []

  const put = async (request: IncomingMessage, key: string): Promise<Answer | StoredObject> => {
    const early = preconditionOf(request, objects.get(key))
    const body = await bodyOf(request)
    if (early) return early
    const isConditional = request.headers['if-none-match'] !== undefined || request.headers['if-match'] !== undefined
    if (isConditional && hold) {
      held += 1
      await hold
      held -= 1
    }
    if (preconditionOf(request, objects.get(key))) return conflict
    const object = { body, etag: etagOf(body), modified: new Date() }
    objects.set(key, object)
    return object
  }

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const [, bucket = '', ...rest] = pathname.split('/').map(decodeURIComponent)
    const key = rest.join('/')
    const send = (status: number, body: Buffer | string = '', headers: Record<string, string> = {}) =>
      response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body)
    const sendXml = (status: number, xml: string) =>
      send(status, `<?xml version="1.0" encoding="UTF-8"?>${xml}`, { 'content-type': 'application/xml' })
    const refuse = ({ status, code }: Answer) => sendXml(status, `<Error><Code>${code}</Code></Error>`)

    if (request.method === 'GET' && key === '') return void sendXml(200, listXml(objects, bucket, searchParams))
    if (request.method === 'POST' && searchParams.has('delete')) {
      const xml = (await bodyOf(request)).toString('utf8')
      for (const [, name = ''] of xml.matchAll(/<Key>([^<]*)<\/Key>/g)) objects.delete(unescapeXml(name))
      return void sendXml(200, '<DeleteResult></DeleteResult>')
    }
    if (request.method === 'PUT') {
      const written = await put(request, key)
      if (!('code' in written)) return void send(200, '', { etag: written.etag })
      refusals.push(written.status)
      return void refuse(written)
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return void send(204)
    }
    const object = objects.get(key)
    if (!object) return void refuse(notFound)
    send(200, object.body, {
      etag: object.etag,
      'last-modified': object.modified.toUTCString(),
      'content-length': String(object.body.length),
    })
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    holdWrites: (until) => {
      hold = until
    },
    heldWrites: () => held,
    refusals: () => refusals,
    forgetRefusals: () => {
      refusals = []
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
