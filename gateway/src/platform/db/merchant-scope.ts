import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Whose rows a query sees on a table with row-level security: one merchant's; every merchant's (jobs, the desk); or none, while a
 * request's merchant is unknown.
 */
export type MerchantScope = { readonly merchant: string } | 'every' | 'none'

const scopes = new AsyncLocalStorage<MerchantScope>()

/** For callbacks. What `work` starts keeps the scope; an event of a shared connection or timer does not. */
export const inScope = <T>(scope: MerchantScope, work: () => T): T => scopes.run(scope, work)

/** Awaited within the scope: a query starts when it is awaited. */
const during = <T>(scope: MerchantScope, work: () => Promise<T>): Promise<T> =>
  scopes.run(scope, async () => {
    const result = await work()
    return result
  })

export const ofMerchant = <T>(code: string, work: () => Promise<T>): Promise<T> => during({ merchant: code }, work)

export const ofEveryMerchant = <T>(work: () => Promise<T>): Promise<T> => during('every', work)

/** Outside a request (jobs, seeding, commands) it is every merchant's. */
export const currentScope = (): MerchantScope => scopes.getStore() ?? 'every'

export const scopeKey = (scope: MerchantScope): string =>
  typeof scope === 'string' ? scope : `merchant:${scope.merchant}`

/** The role without login that the policies of `migrations/` are for; an owner of the tables is not subject to them. */
export const requestRole = 'mosaic_requests'

/** Sets the scope of a connection, for all its later statements. */
export const scopeStatement = (scope: MerchantScope): { readonly text: string; readonly values: string[] } => ({
  text: "select set_config('role', $1, false), set_config('mosaic.merchant', $2, false)",
  values: scope === 'every' ? ['none', ''] : scope === 'none' ? [requestRole, ''] : [requestRole, scope.merchant],
})
