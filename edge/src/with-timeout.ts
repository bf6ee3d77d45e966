/** Milliseconds after which a store counts as unreadable. */
const timeoutMs = 4000

export const withTimeout = <T>(waiting: Promise<T>, what: string): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${what} took longer than ${timeoutMs} ms`)), timeoutMs)
    waiting.then(resolve, reject).finally(() => clearTimeout(timer))
  })
