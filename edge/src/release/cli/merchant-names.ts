import type { CommandContext } from './command'

/** As the gateway's definitions of merchants have them; pins are kept by name, so what every object answers to is no merchant. */
const isMerchantCode = (code: string): boolean => /^[a-z][a-z0-9-]{0,40}$/.test(code) && !(code in {})

export type NamedMerchants =
  | { readonly ok: true; readonly merchants: readonly string[] | undefined; readonly warnings: readonly string[] }
  | { readonly ok: false; readonly sentence: string }

/** The merchants of --merchant, each one that the site knows; undefined when the option is not there. */
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
      warnings.push(`nobody could be asked whether there is a merchant ${code}: GATEWAY_URL names the gateway`)
  }
  return { ok: true, merchants, warnings }
}
