/** Whitelabel flags (spec §6, §9). A flag that a merchant does not name is off. */
export const merchantFlags = [
  'TRANSBETREPMEM3',
  'CHNGPASSVERIF3',
  'REWCEN3',
  'MANPLAYREB3',
  'TRANSREC3',
  'SECPRIV',
  'DEPRECM3',
  'PERSREP',
  'MAILCEN',
  'CBS3',
  /** Beside CBS3: guests may chat too. */
  'GUESTCHAT3',
  'FACEBOOKLOGIN3',
  'GOOGLELOGIN3',
  'USERNAMEREG3',
  'MOBILENUMREG3',
  'REGMOBVERF3',
  'MOBILENUMPASSREG3',
  'FREEPLAY3',
  'FUNDTRANS3',
  'VERIFICATION3',
  'RGTOOLS3',
  'REFERRAL3',
  'DIVIDEND3',
  'PAYPERVIEW3',
] as const
export type MerchantFlag = (typeof merchantFlags)[number]
export const isMerchantFlag = (text: string): text is MerchantFlag =>
  (merchantFlags as readonly string[]).includes(text)
