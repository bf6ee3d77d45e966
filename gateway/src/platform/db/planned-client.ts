import pg from 'pg'

/**
 * Uses before a text is prepared, and the most prepared texts: each takes memory of every connection
 * (pgjdbc: `prepareThreshold`, `preparedStatementCacheQueries`).
 */
const [uses, most] = [3, 256]

/**
 * From the sixth execution on PostgreSQL takes a plan that fits any values (PostgreSQL, "PREPARE", Notes). For a range or a page it
 * would read all rows of a member who has many, so such a statement is planned with its values each time.
 */
const dependsOnValues = (text: string): boolean =>
  /\b(limit|offset|between|like|ilike)\b|[<>]=?\s*\(?\s*\$\d/i.test(text)

/** Names of repeated texts; `undefined` for the others. */
export const statementNames = () => {
  const seen = new Map<string, number>()
  const names = new Map<string, string>()
  return (text: string): string | undefined => {
    const name = names.get(text)
    if (name !== undefined || names.size === most || dependsOnValues(text)) return name
    const count = (seen.get(text) ?? 0) + 1
    if (count < uses) {
      // Texts used once, above all long lists of values, are dropped again.
      if (seen.size >= 4 * most) seen.clear()
      seen.set(text, count)
      return undefined
    }
    seen.delete(text)
    names.set(text, `planned_${names.size}`)
    return names.get(text)
  }
}

const nameOf = statementNames()

const hasText = (query: unknown): query is { readonly text: string; readonly name?: string } =>
  typeof query === 'object' &&
  query !== null &&
  'text' in query &&
  typeof query.text === 'string' &&
  !('submit' in query)

/** Without values planning saves little, and `begin` is cheaper unprepared. */
const named = (query: unknown, values: unknown): unknown =>
  hasText(query) && query.name === undefined && Array.isArray(values) && values.length > 0
    ? { ...query, name: nameOf(query.text) }
    : query

/** A connection that prepares repeated statements: the server parses and plans them once instead of at every call. */
export class PlannedClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    // The driver has one function behind all its overloads.
    const query = this.query.bind(this) as (...all: unknown[]) => unknown
    this.query = ((first: unknown, values: unknown, ...rest: unknown[]) =>
      query(named(first, values), values, ...rest)) as typeof this.query
  }
}
