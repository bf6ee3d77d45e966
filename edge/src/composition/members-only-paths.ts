import type { MerchantFlag } from '@mosaic/contracts'

type MembersOnlyPath = { readonly path: string; readonly flag?: MerchantFlag }

/** Paths of the product that only members and agents may open (spec §2, §6). */
const productPaths: readonly MembersOnlyPath[] = [
  ...[
    'changePsw',
    'agentRegister',
    'inviteFriends',
    'voucherCenter',
    'withdraw',
    'member/home',
    'redRain',
    'fav-games',
    'agent',
    'agent/team/overview',
    'agent/team/pnl',
    'member/notice',
  ].map((name) => ({ path: `/m/${name}` })),
  { path: '/m/webEmail', flag: 'MAILCEN' },
  { path: '/m/transaction/record', flag: 'TRANSREC3' },
  { path: '/m/vouReport', flag: 'DEPRECM3' },
  { path: '/m/profitandloss', flag: 'PERSREP' },
  { path: '/m/gameRecord', flag: 'TRANSBETREPMEM3' },
  { path: '/m/securityCenter', flag: 'SECPRIV' },
  { path: '/m/member/manualRebate', flag: 'MANPLAYREB3' },
]

/**
 * Paths without a screen in any published remote: the host asks guests to log in there, too. Removed when promotions
 * and agent have all their screens.
 */
export const membersOnlyPaths = (flags: ReadonlySet<string>, hasScreen: (path: string) => boolean): readonly string[] =>
  productPaths.flatMap(({ path, flag }) => ((!flag || flags.has(flag)) && !hasScreen(path) ? [path] : []))
