import type { PGlite } from '@electric-sql/pglite'
import type pg from 'pg'
import { currentScope, type MerchantScope, scopeKey, scopeStatement } from './merchant-scope'

/** The scope that each connection has; a new one is its owner's. */
const scopeOf = new WeakMap<pg.PoolClient, string>()

const connectIn = async (pool: pg.Pool, scope: MerchantScope): Promise<pg.PoolClient> => {
  const client = await pool.connect()
  const wanted = scopeKey(scope)
  if (wanted !== (scopeOf.get(client) ?? scopeKey('every'))) {
    try {
      await client.query(scopeStatement(scope))
    } catch (error) {
      client.release(true)
      throw error
    }
    scopeOf.set(client, wanted)
  }
  return client
}

/**
 * A pool whose connections have the scope of who asks: one more statement when a connection had another. The scope is taken
 * before a connection is waited for, since whoever releases one runs the waiting callbacks.
 */
export const scopedPool = (requests: pg.Pool, every: pg.Pool): pg.Pool => {
  const connect = () => {
    const scope = currentScope()
    return connectIn(scope === 'every' ? every : requests, scope)
  }
  const query = async (...asked: Parameters<pg.PoolClient['query']>) => {
    const client = await connect()
    try {
      const answer: unknown = await client.query(...asked)
      client.release()
      return answer
    } catch (error) {
      // As `pg.Pool.query` does: the connection may be broken.
      client.release(true)
      throw error
    }
  }
  return new Proxy(requests, {
    get: (target, key) => {
      if (key === 'connect') return connect
      if (key === 'query') return query
      const value: unknown = Reflect.get(target, key, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

/** The same for the one connection of PGlite; `asOwner` before what runs outside `query` and `transaction`. */
export const scopedPglite = (client: PGlite): { readonly client: PGlite; readonly asOwner: () => void } => {
  let known: string | null = null
  /** Calls run in the order in which they are made, so the next one has the scope. */
  const use = (scope: MerchantScope): void => {
    const wanted = scopeKey(scope)
    if (wanted === known) return
    known = wanted
    const { text, values } = scopeStatement(scope)
    client.query(text, values).catch(() => {
      known = null
    })
  }
  const scoped = new Proxy(client, {
    get: (target, key) => {
      if (key === 'query' || key === 'transaction') use(currentScope())
      const value: unknown = Reflect.get(target, key, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return { client: scoped, asOwner: () => use('every') }
}
