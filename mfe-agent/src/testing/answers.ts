import type { ValueOf } from '@mosaic/contracts'
import type { TreeMember } from '../tree/tree-state'

export const agent = { userName: 'agent01', type: 1 }

const figures = (deposit: string, validBet: string, loginCount: number) => ({
  deposit,
  bet: validBet,
  validBet,
  payout: '900.00',
  pnl: '-100.00',
  loginCount,
  betCount: 4,
  registerCount: 1,
})

export const overview: ValueOf<'teamOverview'> = {
  currency: 'BRL',
  memberCount: 212,
  agentCount: 12,
  footer: figures('1500.00', '1000.00', 20),
  previous: figures('1000.00', '1000.00', 40),
  days: [
    { day: '2026-03-01', ...figures('500.00', '400.00', 8) },
    { day: '2026-03-02', ...figures('1000.00', '600.00', 12) },
  ],
}

const counts = (login: number, bet: number, register: number, online: number) => ({
  teamLoginMemberCount: login,
  teamBetMemberCount: bet,
  teamRegisterMemberCount: register,
  teamOnlineCount: online,
})
export const kpi: ValueOf<'teamKpi'> = { footer: counts(128, 96, 14, 41), previous: counts(100, 96, 0, 41) }

export const member = (id: string, parts: Partial<TreeMember> = {}): TreeMember => ({
  id,
  account: id,
  type: 0,
  level: 1,
  directCount: 0,
  teamCount: 0,
  online: false,
  registeredAt: 1_770_000_000_000,
  lastLoginAt: null,
  balance: '10.00',
  deposit: '50.00',
  bet: '40.00',
  validBet: '40.00',
  payout: '30.00',
  pnl: '-10.00',
  currency: 'BRL',
  ...parts,
})

export const page = (list: TreeMember[], pageNum = 1, totalPages = 1): { value: ValueOf<'downlines'> } => ({
  value: { list, pageNum, totalPages, totalCount: list.length },
})

export const funds: ValueOf<'funds'> = {
  sumBalance: '3412.80',
  currency: 'BRL',
  balanceVersion: 1,
  wallets: [],
  dailysalreqtype: '',
  divtypecompperiodreq: '',
  contracthoursalreq: '',
}

export const earnedToday: ValueOf<'teamCommission'> = {
  currency: 'BRL',
  day: '2026-03-02',
  amount: '0.36',
  members: [{ id: 'm1', account: 'ana', amount: '0.36', validBet: '90.00' }],
  paid: { rebate: '1.00', salary: '2.00', dividend: '0.50' },
}

const now = Date.now()
/** A daily salary in force. */
export const contractOf = (
  parts: Partial<ValueOf<'agentContracts'>['own'][number]>,
): ValueOf<'agentContracts'>['own'][number] => ({
  ...{ id: 'own', kind: 'dailySalary', version: 1, state: 'ACTIVE', agentId: 'a1', account: 'agent01', offeredBy: '' },
  tiers: [{ minTurnover: '1000.00', minActive: 2, minLoss: '0.00', rate: 50, cap: null }],
  ...{ period: null, negative: null, stackable: false, offeredAt: now, offerEndsAt: now + 3_600_000 },
  ...{ answeredAt: now, fromAt: now, toAt: null },
  ...parts,
})
