type Entry<T> = { value: T; at: number; refreshing: Promise<void> | null }

export type StaleCacheOptions = {
  readonly freshFor: number /** From this age on a value is too old to be shown unasked. */
  readonly staleFor?: number
  readonly now?: () => number
  readonly onError: (error: unknown) => void
  readonly size?: number
}

/**
 * Answers from memory. A value past its time is still answered while one refresh runs behind it, and it stays when the
 * refresh fails: a page with a minute-old profile is better than none.
 */
export class StaleCache<T> {
  private readonly entries = new Map<string, Entry<T>>()
  private readonly first = new Map<string, Promise<T>>()

  constructor(
    private readonly load: (key: string) => Promise<T>,
    private readonly options: StaleCacheOptions,
  ) {}

  async get(key: string): Promise<T> {
    const entry = this.entries.get(key)
    if (!entry) return this.loadFirst(key)
    const age = this.now() - entry.at
    if (age >= this.options.freshFor) this.refresh(key, entry)
    if (age < (this.options.staleFor ?? Number.POSITIVE_INFINITY)) return entry.value
    await entry.refreshing
    return this.entries.get(key)?.value ?? entry.value
  }

  private loadFirst(key: string): Promise<T> {
    const running = this.first.get(key)
    if (running) return running
    const loading = this.load(key)
      .then((value) => {
        this.keep(key, value)
        return value
      })
      .finally(() => this.first.delete(key))
    this.first.set(key, loading)
    return loading
  }

  private refresh(key: string, entry: Entry<T>): void {
    entry.refreshing ??= this.load(key)
      .then((value) => this.keep(key, value))
      .catch((error: unknown) => {
        entry.refreshing = null
        // Not asked again before the usual time, so a dead gateway is not hammered.
        entry.at = this.now()
        this.options.onError(error)
      })
  }

  private keep(key: string, value: T): void {
    this.entries.delete(key)
    this.entries.set(key, { value, at: this.now(), refreshing: null })
    const [oldest] = this.entries.keys()
    if (this.entries.size > (this.options.size ?? 2000) && oldest !== undefined) this.entries.delete(oldest)
  }

  private now(): number {
    return (this.options.now ?? Date.now)()
  }
}
