import { type Currency, type Minor, parseMoney } from '@mosaic/contracts'
import type { MerchantProfile } from './profile'

/** An amount that a merchant wrote. No merchant is saved or loaded with one that its currency does not have. */
export const profileAmount = (text: string, currency: Currency): Minor => {
  const amount = parseMoney(text, currency)
  if (amount === null) throw new Error(`${text} is no amount in ${currency}`)
  return amount
}

type Fault = { readonly path: readonly string[]; readonly message: string }

/** The first amount of a profile that a merchant with this currency cannot have. */
export const amountFault = (profile: MerchantProfile, currency: Currency): Fault | null => {
  const { agentContracts, withdrawal, cashback, promoWins, roomPass } = profile
  const amounts: readonly (readonly [readonly string[], string | undefined])[] = [
    [['withdrawal', 'dailyLimit'], withdrawal?.dailyLimit],
    [['withdrawal', 'fourEyesFrom'], withdrawal?.fourEyesFrom],
    [['cashback', 'minimum'], cashback?.minimum],
    [['agentContracts', 'minDeposit'], agentContracts?.minDeposit],
    [['agentContracts', 'minValidBet'], agentContracts?.minValidBet],
    [['promoWins', 'perCampaign'], promoWins?.perCampaign],
    [['roomPass', 'price'], roomPass?.price],
  ]
  for (const [path, text] of amounts)
    if (text !== undefined && parseMoney(text, currency) === null)
      return { path, message: `${text} is no amount in ${currency}` }
  return null
}
