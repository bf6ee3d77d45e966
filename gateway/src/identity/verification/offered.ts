import type { Merchant } from '../../platform/kernel/app-context'

/** The flag by which a merchant offers what a code is for. What he does not offer is refused here too, whatever the caller's page shows. */
const flags = { login: 'VERIFICATION3', reset: 'CHNGPASSVERIF3' } as const

export const isOffered = (merchant: Pick<Merchant, 'flags'>, purpose: keyof typeof flags): boolean =>
  merchant.flags.includes(flags[purpose])
