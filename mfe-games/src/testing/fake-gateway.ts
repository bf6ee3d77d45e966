import { endpoints, type EndpointName, type ValueOf } from '@mosaic/contracts'

type Asked = { readonly query: Readonly<Record<string, string>>; readonly body: unknown }
type Reply<V> = { readonly value: V } | { readonly errorCode: string } | Promise<{ readonly value: V } | { readonly errorCode: string }>
export type Answers = { readonly [N in EndpointName]?: (asked: Asked) => Reply<ValueOf<N>> }

const nameOf = (method: string, path: string): EndpointName | undefined =>
  (Object.keys(endpoints) as EndpointName[]).find((name) => endpoints[name].method === method.toUpperCase() && endpoints[name].path === path)

/** Stands where the browser leaves for the network: client, envelope and queries of a test are the real ones. */
export const fakeGateway = (answers: Answers) => {
  const asked: { name: EndpointName; query: Readonly<Record<string, string>>; body: unknown }[] = []

  const reply = async (method: string, url: string, text: string | null): Promise<unknown> => {
    const { pathname, searchParams } = new URL(url, 'http://site.test')
    const name = nameOf(method, pathname)
    if (!name) return { success: false, value: null, errorCode: 'not.found' }
    const request: Asked = { query: Object.fromEntries(searchParams), body: text ? JSON.parse(text) : undefined }
    asked.push({ name, ...request })
    const answer = answers[name] as ((request: Asked) => Reply<unknown>) | undefined
    const result = await (answer?.(request) ?? { errorCode: 'not.found' })
    return 'value' in result ? { success: true, value: result.value } : { success: false, value: null, errorCode: result.errorCode }
  }

  class FakeRequest {
    status = 200
    response: unknown = null
    responseText = ''
    timeout = 0
    readyState = 0
    onloadend: (() => void) | null = null
    #method = 'GET'
    #url = ''
    #gone = false
    open(method: string, url: string) {
      this.#method = method
      this.#url = url
    }
    setRequestHeader() {}
    getAllResponseHeaders() {
      return 'content-type: application/json'
    }
    abort() {
      this.#gone = true
    }
    send(text: string | null) {
      void reply(this.#method, this.#url, text).then((data) => {
        if (this.#gone) return
        this.readyState = 4
        this.response = data
        this.responseText = JSON.stringify(data)
        this.onloadend?.()
      })
    }
  }
  Object.defineProperty(globalThis, 'XMLHttpRequest', { value: FakeRequest, configurable: true })
  return { asked: (name: EndpointName) => asked.filter((request) => request.name === name) }
}
