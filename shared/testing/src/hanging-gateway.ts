/** A gateway that accepts every call and never answers. Counts the calls. */
export const hangingGateway = (): { readonly asked: () => number } => {
  let asked = 0

  class SilentRequest {
    timeout = 0
    ontimeout: (() => void) | null = null
    open() {}
    setRequestHeader() {}
    abort() {
      this.ontimeout = null
    }
    send() {
      asked += 1
      if (this.timeout > 0) setTimeout(() => this.ontimeout?.(), this.timeout)
    }
  }

  const silentFetch = (_url: string, { signal }: { readonly signal?: AbortSignal } = {}) => {
    asked += 1
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')))
    })
  }

  Object.defineProperty(globalThis, 'fetch', { value: silentFetch, configurable: true, writable: true })
  Object.defineProperty(globalThis, 'XMLHttpRequest', { value: SilentRequest, configurable: true })
  return { asked: () => asked }
}
