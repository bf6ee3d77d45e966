import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { header } from './shell'

export const siteOf = (baseURL: string | undefined, host: string): string =>
  (baseURL ?? '').replace('//localhost', `//${host}`)

/** Saves a merchant as an operator's back office would, while everything runs. */
export const saveMerchant = async (request: APIRequestContext, merchant: { readonly code: string }): Promise<void> => {
  const answer = await request.post('/qa/merchants.json', { data: merchant })
  expect(await answer.json()).toEqual({ saved: merchant.code })
}

/** Edges know a new merchant within seconds. */
export const openWhenKnown = async (page: Page, address: string): Promise<void> => {
  await expect(async () => {
    await page.goto(address)
    await expect(header(page)).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 30_000 })
}

/** A merchant like Aurora for one flow, whose campaigns and publications other flows do not see; gives its address. */
export const openOwnMerchant = async (
  page: Page,
  code: string,
  baseURL: string | undefined,
  currency = 'BRL',
): Promise<string> => {
  const host = `${code}.localhost`
  const own = { like: 'aurora', code, name: code, sort: 9, hosts: [host], mainDomain: host, currency }
  await saveMerchant(page.request, own)
  await openWhenKnown(page, `${siteOf(baseURL, host)}/m/home`)
  return siteOf(baseURL, host)
}
