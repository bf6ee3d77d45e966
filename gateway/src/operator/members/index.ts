import { moneyToWire } from '@mosaic/contracts'
import type { DeskValue, ReadDeskBody, ReadDeskQuery } from '@mosaic/contracts/desk'
import { directDownlines } from '../../agents'
import {
  kycStateOf,
  liveDevices,
  maskEmail,
  maskPhone,
  memberByAccount,
  memberById,
  membersLike,
  revokeSessions,
} from '../../identity'
import { ledgerOfMember, playerFunds } from '../../money'
import type { AppContext } from '../../platform/runtime/app-context'
import { pageNumbers, totalOf } from '../../platform/http/paging'
import { inTransaction } from '../../platform/db/transaction'
import { type DeskResult, refused } from '../accounts/operator-result'
import { type LogActor, writeLog } from '../log'
import { insertNote, notesOf } from './store'

const most = 50

export const searchMembers = async (
  ctx: AppContext,
  { merchant, search }: ReadDeskQuery<'members'>,
): Promise<DeskValue<'members'>> => {
  const rows = await membersLike(ctx.db, merchant || null, search, most)
  return {
    list: rows.map(({ id, merchantCode, account, type, registeredAt, disabled }) => ({
      memberId: id,
      merchant: merchantCode,
      member: account,
      type,
      registeredAt,
      disabled,
    })),
    merchants: (await ctx.merchants.all()).map(({ code, name }) => ({ code, name })),
  }
}

/** The command line names members by their account. */
export const findMember = async (
  ctx: AppContext,
  { merchant, account }: ReadDeskQuery<'memberByAccount'>,
): Promise<DeskResult<DeskValue<'memberByAccount'>>> => {
  const member = await memberByAccount(ctx.db, merchant, account)
  return member ? { ok: true, value: { memberId: member.id } } : refused('desk.not.found')
}

/** Contacts are masked, because support does not need them in full. */
export const memberSheet = async (ctx: AppContext, memberId: string): Promise<DeskResult<DeskValue<'member'>>> => {
  const row = await memberById(ctx.db, memberId)
  const merchant = row && (await ctx.merchants.byCode(row.merchantCode))
  if (!row || !merchant) return refused('desk.not.found')
  const { balances } = await playerFunds(ctx.db, row.merchantCode, row.id, row.currency)
  const upline = row.parentId === null ? null : await memberById(ctx.db, row.parentId)
  const notes = await notesOf(ctx.db, row.id, most)
  return {
    ok: true,
    value: {
      merchant: row.merchantCode,
      memberId: row.id,
      member: row.account,
      type: row.type,
      upline: upline && { memberId: upline.id, member: upline.account },
      nickname: row.nickname,
      currency: row.currency,
      timeZone: merchant.timeZone,
      mobile: row.mobile && maskPhone(row.mobile),
      email: row.email && maskEmail(row.email),
      disabled: row.disabled,
      registeredAt: row.registeredAt,
      lastLoginAt: row.lastLoginAt,
      kyc: await kycStateOf(ctx.db, row.id),
      pockets: balances.map(({ code, balance }) => ({ code, balance: moneyToWire(balance, row.currency) })),
      devices: await liveDevices(ctx.db, row.id, ctx.clock.now()),
      notes: notes.map(({ id, at, operator, text }) => ({ id: String(id), at, operator, text })),
    },
  }
}

export const memberTeam = async (
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { memberId, ...page }: ReadDeskQuery<'memberTeam'>,
): Promise<DeskResult<DeskValue<'memberTeam'>>> => {
  if (!(await memberById(db, memberId))) return refused('desk.not.found')
  const { rows, total } = await directDownlines(db, memberId, page, clock.now())
  return {
    ok: true,
    value: {
      list: rows.map(({ id, account, type, teamCount, registeredAt }) => ({
        ...{ memberId: id, member: account, type, teamCount, registeredAt },
      })),
      ...pageNumbers(page, total),
    },
  }
}

export const memberLedger = async (
  ctx: AppContext,
  query: ReadDeskQuery<'memberLedger'>,
): Promise<DeskResult<DeskValue<'memberLedger'>>> => {
  const member = await memberById(ctx.db, query.memberId)
  if (!member) return refused('desk.not.found')
  const rows = await ledgerOfMember(ctx.db, member.merchantCode, member.id, query)
  return {
    ok: true,
    value: {
      list: rows.map(({ transactionId, line, total: _total, amount, balanceAfter, balanceType, ...row }) => ({
        ...row,
        id: `${transactionId}:${line}`,
        pocket: balanceType,
        amount: moneyToWire(amount, row.currency),
        balanceAfter: moneyToWire(balanceAfter, row.currency),
      })),
      ...pageNumbers(query, totalOf(rows)),
    },
  }
}

type Done = DeskResult<{ done: true }>
const done: Done = { ok: true, value: { done: true } }

export const noteMember = (ctx: AppContext, by: LogActor, request: ReadDeskBody<'noteMember'>): Promise<Done> =>
  inTransaction<Done>(ctx.db, async (tx) => {
    if (!(await memberById(tx, request.memberId))) return refused('desk.not.found')
    const at = ctx.clock.now()
    await insertNote(tx, { memberId: request.memberId, at, operator: by.operator, text: request.text })
    await writeLog(tx, by, at, { action: 'member.noted', subject: request.memberId })
    return done
  })

export const endMemberSessions = (ctx: AppContext, by: LogActor, memberId: string): Promise<Done> =>
  inTransaction<Done>(ctx.db, async (tx) => {
    if (!(await memberById(tx, memberId))) return refused('desk.not.found')
    const at = ctx.clock.now()
    await revokeSessions(tx, memberId, 'device-removed', at)
    await writeLog(tx, by, at, { action: 'member.sessions.ended', subject: memberId })
    return done
  })
