import { endpoints, type EndpointName, type ValueOf } from '@mosaic/contracts'
import { answerShapes } from '@mosaic/contracts/reading'
import { decryptBody, publicKeys } from './encrypted-body'

const shapes = answerShapes()

/** Reply of a handler: a value, an error code with its HTTP status, an unreadable text, or `offline`. */
export type Reply<N extends EndpointName> =
  | { readonly value: ValueOf<N> }
  | { readonly errorCode: string; readonly status?: number; readonly fields?: Readonly<Record<string, string>> }
  /** Not our envelope: a portal's page, cut JSON, or nothing. */
  | { readonly raw: string; readonly status?: number }
  | 'offline'
export type Seen = {
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
  readonly headers: Readonly<Record<string, string>>
}
/** Handlers by endpoint; endpoints without one answer 404. */
export type Answers = { readonly [N in EndpointName]?: (seen: Seen, count: number) => Reply<N> | Promise<Reply<N>> }

export type FakeGateway = { readonly calls: (name: EndpointName) => readonly Seen[] }

const nameOf = (method: string, path: string): EndpointName | undefined =>
  (Object.keys(endpoints) as EndpointName[]).find(
    (name) => endpoints[name].method === method && endpoints[name].path === path,
  )

/** A gateway at the place where the browser leaves for the network, so that the client, its envelope and its encryption are the real ones. */
export const fakeGateway = (answers: Answers, { online = true } = {}): FakeGateway => {
  // `navigator.onLine`, independent of the result of a call.
  Object.defineProperty(navigator, 'onLine', { get: () => online, configurable: true })
  const seen = new Map<EndpointName, Seen[]>()

  const answer = async (
    method: string,
    url: string,
    headers: Record<string, string>,
    text: string | null,
  ): Promise<{ status: number; data: unknown; raw?: string } | null> => {
    const { pathname, searchParams } = new URL(url, window.location.origin)
    const name = nameOf(method.toUpperCase(), pathname)
    if (!name) return { status: 404, data: { success: false, value: null, errorCode: 'not.found' } }
    if (name === 'sessionKeys') return { status: 200, data: { success: true, value: publicKeys() } }
    const sent: unknown =
      text === null
        ? undefined
        : 'form' in endpoints[name]
          ? Object.fromEntries(new URLSearchParams(text))
          : JSON.parse(text)
    const request: Seen = {
      query: Object.fromEntries(searchParams),
      body: 'encrypted' in endpoints[name] ? decryptBody(sent) : sent,
      headers,
    }
    const earlier = seen.get(name) ?? []
    seen.set(name, [...earlier, request])
    const handler = answers[name] as
      | ((seen: Seen, count: number) => Reply<EndpointName> | Promise<Reply<EndpointName>>)
      | undefined
    const reply = (await handler?.(request, earlier.length + 1)) ?? { errorCode: 'not.found', status: 404 }
    if (reply === 'offline') return null
    if ('raw' in reply) return { status: reply.status ?? 200, data: undefined, raw: reply.raw }
    return 'value' in reply
      ? { status: 200, data: { success: true, value: reply.value } }
      : {
          status: reply.status ?? 400,
          data: { success: false, value: null, errorCode: reply.errorCode, traceId: 'trace-1', fields: reply.fields },
        }
  }

  class FakeRequest {
    status = 0
    responseText = ''
    responseType = ''
    readyState = 0
    timeout = 0
    onloadend: (() => void) | null = null
    onerror: ((event: unknown) => void) | null = null
    #method = 'GET'
    #url = ''
    #headers: Record<string, string> = {}
    open(method: string, url: string) {
      this.#method = method
      this.#url = url
    }
    setRequestHeader(name: string, value: string) {
      this.#headers[name] = value
    }
    getAllResponseHeaders() {
      return 'content-type: application/json'
    }
    abort() {
      this.onloadend = null
      this.onerror = null
    }
    send(text: string | null) {
      void answer(this.#method, this.#url, this.#headers, text ?? null).then((result) => {
        this.readyState = 4
        if (!result) return this.onerror?.({})
        this.status = result.status
        this.responseText = result.raw ?? JSON.stringify(result.data)
        this.onloadend?.()
      })
    }
  }

  const fakeFetch = async (
    url: string | URL,
    init: { readonly method?: string; readonly headers?: Record<string, string> } = {},
  ) => {
    // The rest of the icons stays under way: refused, it is asked for again by every icon that is drawn.
    if (String(url).endsWith('/glyphs-more.json')) return new Promise<never>(() => undefined)
    const isOfShapes = /\/answer-shapes\/\w+\.json$/.test(String(url))
    const result = isOfShapes
      ? { status: 200, data: shapes, raw: undefined }
      : await answer(init.method ?? 'GET', String(url), init.headers ?? {}, null)
    if (!result) throw new TypeError('Failed to fetch')
    const text = result.raw ?? JSON.stringify(result.data)
    return {
      ok: result.status < 400,
      status: result.status,
      headers: new Map([['content-type', 'application/json']]),
      text: () => Promise.resolve(text),
      json: async (): Promise<unknown> => JSON.parse(text),
    }
  }

  Object.defineProperty(globalThis, 'fetch', { value: fakeFetch, configurable: true, writable: true })
  Object.defineProperty(globalThis, 'XMLHttpRequest', { value: FakeRequest, configurable: true })
  return { calls: (name) => seen.get(name) ?? [] }
}
