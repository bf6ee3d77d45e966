type Entry = {
  readonly level?: number
  readonly msg?: string
  readonly time?: number
  readonly err?: { readonly message?: string }
  readonly [key: string]: unknown
}

const levels: Record<number, string> = { 10: 'trace', 20: 'debug', 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' }
const hidden = new Set(['level', 'msg', 'time', 'pid', 'hostname', 'name', 'err', 'v'])

const entryOf = (line: string): Entry | null => {
  try {
    const parsed: unknown = JSON.parse(line)
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : null
  } catch {
    return null
  }
}

/** One readable line for one line of a server: JSON log entries are spelled out, everything else is passed on. */
export const readableLine = (name: string, line: string, now: Date): string => {
  const entry = entryOf(line)
  const at = new Date(entry?.time ?? now).toTimeString().slice(0, 8)
  const head = `${at} ${name.padEnd(8)}`
  if (!entry) return `${head} ${line}`
  const details = Object.entries(entry)
    .filter(([key]) => !hidden.has(key))
    .map(([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
  const level = levels[entry.level ?? 30] ?? 'info'
  return [head, level === 'info' ? '' : level, entry.msg ?? '', entry.err?.message ?? '', details.join(' ')]
    .filter(Boolean)
    .join(' ')
}
