import { endpoints, type ValueOf } from '@mosaic/contracts'
import type { Page } from '@playwright/test'
import { sessionKey } from './login-page'

/** What the gateway answers the member of the page. */
export const readAsMember = async <N extends 'bonuses' | 'claimablePromotions' | 'redRains' | 'inbox'>(
  page: Page,
  name: N,
  query = '',
): Promise<ValueOf<N>> => {
  const { path, module } = endpoints[name]
  const answer = await page.evaluate(
    async ([key, address, moduleId]) => {
      type Session = { readonly token?: string; readonly merchantCode?: string }
      const { token, merchantCode } = JSON.parse(localStorage.getItem(key ?? '') ?? '{}') as Session
      const headers = { Merchant: merchantCode ?? '', Authorization: token ?? '', Language: 'PT', Device: 'web' }
      return (await fetch(address ?? '', { headers: { ...headers, ModuleId: moduleId ?? '' } })).text()
    },
    [sessionKey, `${path}${query}`, module],
  )
  return (JSON.parse(answer) as { value: ValueOf<N> }).value
}
