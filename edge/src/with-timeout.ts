/** A store that has not answered after this long is treated as one that cannot be read. */
const patience = 4000

export const withTimeout = <T>(waiting: Promise<T>, what: string): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${what} took longer than ${patience} ms`)), patience)
    waiting.then(resolve, reject).finally(() => clearTimeout(timer))
  })
