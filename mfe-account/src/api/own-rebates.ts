import { useApiQuery } from '@mosaic/api-client'
import type { ValueOf } from '@mosaic/contracts'

const unknown: ValueOf<'globalRebateSettings'>['rebates'] = []

/** Until they are known nothing can be passed on; an account is opened all the same. */
export const useOwnRebates = () => useApiQuery('account', 'globalRebateSettings', {}).data?.rebates ?? unknown
