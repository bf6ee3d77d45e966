import type { CommandContext } from './command'

/** Merchant codes as in the gateway. Pins are keyed by code, so a property that every object has is no code. */
const isMerchantCode = (code: string): boolean => /^[a-z][a-z0-9-]{0,40}$/.test(code) && !(code in {})

export type NamedMerchants =
  | { readonly ok: true; readonly merchants: readonly string[] | undefined; readonly warnings: readonly string[] }
  | { readonly ok: false; readonly sentence: string }

/** The merchants of --merchant, all known to the site; undefined without the option. */
export const namedMerchants = async ({ text, isMerchant }: CommandContext): Promise<NamedMerchants> => {
  const given = text('merchant')
  if (given === undefined) return { ok: true, merchants: undefined, warnings: [] }
  const merchants = [...new Set(given.split(',').map((code) => code.trim()))]
  const wrong = merchants.find((code) => !isMerchantCode(code))
  if (wrong !== undefined)
    return {
      ok: false,
      sentence: `--merchant ${given}: ${wrong === '' ? 'a name is missing' : `${wrong} is no merchant code`}. Write aurora, or aurora,lotus.`,
    }
  const warnings: string[] = []
  for (const code of merchants) {
    const known = await isMerchant(code)
    if (known === false) return { ok: false, sentence: `The site has no merchant ${code}.` }
    if (known === null)
      warnings.push(`the gateway did not answer whether there is a merchant ${code}: GATEWAY_URL names the gateway`)
  }
  return { ok: true, merchants, warnings }
}
