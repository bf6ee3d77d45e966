import type { Page } from '@playwright/test'

type Report = { readonly value: { readonly footer: { readonly stake: string; readonly payout: string } } }

/** The signed-in member's winnings less stakes, in minor units, from the footer of the bet report. */
export const playedResult = async (page: Page): Promise<bigint> => {
  const { footer } = await page.evaluate(async () => {
    const session = JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? '{}') as {
      token: string
      merchantCode: string
    }
    const response = await fetch('/wps/report/accountGameBetHistory?pageNo=1&pageSize=30', {
      headers: { Merchant: session.merchantCode, Authorization: session.token, Language: 'EN' },
    })
    return ((await response.json()) as Report).value
  })
  const units = (text: string) => BigInt(text.replace('.', ''))
  return units(footer.payout) - units(footer.stake)
}
