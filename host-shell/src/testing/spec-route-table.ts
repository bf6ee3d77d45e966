import type { MerchantFlag } from '@mosaic/contracts'
import type { Access } from '@mosaic/remote-kit'

/** One row of the product's route table with what the layout rules say about it (product spec §2). */
export type SpecRoute = {
  readonly path: string
  readonly aliases?: readonly string[]
  readonly access: Access
  readonly header: boolean
  readonly bottomMenu: boolean
  readonly footer: 'none' | 'private' | 'agent'
  readonly back: 'home' | 'history' | 'none'
  /** Trial accounts are asked to register instead (spec §6). */
  readonly trialRefused?: true
  readonly flag?: MerchantFlag
}

type Rules = Omit<SpecRoute, 'path'>
const open: Rules = { access: 'public', header: true, bottomMenu: true, footer: 'none', back: 'history' }
const member: Rules = { ...open, access: 'member' }
const money: Rules = { ...member, trialRefused: true }
/** The agent's area has a menu of its own in the place of the site's (spec §2, agent home). */
const agent: Rules = { ...open, access: 'agent', bottomMenu: false, footer: 'agent' }
/** Of every downline, who may be a player; the footer is for agents, and others have the site's menu (spec §4, contract offers). */
const contract: Rules = { ...agent, access: 'member', trialRefused: true }
const guestPage: Rules = { ...open, access: 'guest', header: false, bottomMenu: false, back: 'home' }

const at = (path: string, rules: Rules, over: Partial<Rules> = {}): SpecRoute => ({ path, ...rules, ...over })

export const specRoutes: readonly SpecRoute[] = [
  at('/m/login', guestPage),
  at('/m/register', guestPage, { aliases: ['/m/register.html'] }),
  at('/m/trail', guestPage, { header: true, bottomMenu: true, aliases: ['/m/trial'], flag: 'FREEPLAY3' }),
  // Its links come by e-mail and are opened by members who are logged in, too.
  at('/m/forget', guestPage, { access: 'public' }),
  at('/m/changePsw', money, { bottomMenu: false, back: 'none' }),
  at('/m/set', open),
  at('/m/agentRegister', agent),

  at('/m/help', open, { bottomMenu: false }),
  at('/m/notice', open, { header: false, bottomMenu: false }),
  at('/m/message', open, { header: false }),
  at('/m/messages', open),
  at('/m/webEmail', money, { footer: 'private', flag: 'MAILCEN' }),
  at('/m/app', open, { header: false, bottomMenu: false }),

  at('/m/activity', open, { back: 'home' }),
  at('/m/activityDetail', open),
  at('/m/inviteFriends', money),
  at('/m/rewardCenter', money, { flag: 'REWCEN3' }),

  at('/m/voucherCenter', money),
  at('/m/withdraw', money),
  at('/m/transaction/record', member, { flag: 'TRANSREC3' }),
  at('/m/vouReport', money, { flag: 'DEPRECM3' }),
  at('/m/profitandloss', member, { flag: 'PERSREP' }),
  at('/m/gameRecord', member, { flag: 'TRANSBETREPMEM3' }),
  at('/m/securityCenter', money, { flag: 'SECPRIV' }),
  at('/m/member/home', member, { footer: 'private' }),
  at('/m/member/manualRebate', money, { flag: 'MANPLAYREB3' }),
  at('/m/redRain', money),

  at('/m/gameCenter', open),
  at('/m/slotsCenter', open, { bottomMenu: false }),
  at('/m/gameList', open, { bottomMenu: false }),
  at('/m/hot-games', open),
  at('/m/fav-games', member),
  at('/m/slot-games', open),
  at('/m/live-games', open),
  at('/m/poker-games', open),
  at('/m/sport-games', open),
  at('/m/esport-games', open),
  at('/m/fishing-games', open),
  at('/m/crash-games', open),
  at('/m/sportsGame', open, { header: false, bottomMenu: false }),
  at('/m/lott', open),
  at('/m/elott', open),
  at('/m/lottery', open, { header: false, bottomMenu: false }),

  at('/m/agent', agent, { header: false }),
  at('/m/agent/team/overview', agent),
  at('/m/member/team', agent),
  at('/m/agent/team/pnl', agent),
  at('/m/teamBetting', agent),
  at('/m/member/agent/agentRebeat', agent),
  at('/m/member/teamRebate', agent),
  at('/m/member/agent/agentDivident', agent, { flag: 'DIVIDEND3' }),
  at('/m/member/notice', agent),
  at('/m/member/agent/getSalaryContract', contract),
  at('/m/member/agent/getDevidendContract', contract),
  at('/m/member/agent/getHourContract', contract),
]
