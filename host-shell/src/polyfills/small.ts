/** Short functions of the language that came after the browser floor. */
export const allSettled = <T>(promises: Iterable<T | PromiseLike<T>>): Promise<PromiseSettledResult<T>[]> =>
  Promise.all(
    Array.from(promises, (promise) =>
      Promise.resolve(promise).then(
        (value) => ({ status: 'fulfilled' as const, value }),
        (reason: unknown) => ({ status: 'rejected' as const, reason }),
      ),
    ),
  )

export const hasOwn = (object: object, key: PropertyKey): boolean => Object.prototype.hasOwnProperty.call(object, key)

export function at<T>(this: ArrayLike<T>, index: number): T | undefined {
  const whole = Math.trunc(index) || 0
  return this[whole < 0 ? this.length + whole : whole]
}

export function replaceAll(this: string, search: string | RegExp, replacement: string): string {
  return typeof search === 'string' ? this.split(search).join(replacement) : this.replace(search, replacement)
}

export function matchAll(this: string, pattern: RegExp): IterableIterator<RegExpExecArray> {
  const own = new RegExp(pattern.source, pattern.flags)
  const found: RegExpExecArray[] = []
  for (let match = own.exec(this); match; match = own.exec(this)) {
    found.push(match)
    if (match[0] === '') own.lastIndex += 1
  }
  return found[Symbol.iterator]()
}
