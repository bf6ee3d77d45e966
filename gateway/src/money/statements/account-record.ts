import { addMinor, isAgent, type Minor, moneyToWire, type ValueOf, type WireLanguage } from '@mosaic/contracts'
import { addDays, type AskedRange, askedInstants, dayOf, requestedRange, startOfDay } from '../../platform'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import { type AskedPage, pageNumbers } from '../../platform/http/paging'
import { fail, ok, type Result } from '../../platform/http/result'
import { type EntryKind, statementCount, statementEntries, statementSums } from '../ledger'
import { bonusNames } from '../payments'
import { walletName } from '../wallets'

type Row = Awaited<ReturnType<typeof statementEntries>>[number]

/** Titles of entries in the reader's language: names of wallets and bonuses. */
const titlesOf = async (
  ctx: AppContext,
  merchant: Merchant,
  member: Member,
  language: WireLanguage,
  rows: readonly Row[],
): Promise<(row: Row) => string> => {
  const references = rows.flatMap(({ kind, reference }) => (kind === 'bonus' ? [reference] : []))
  const names = await bonusNames(ctx.db, member.id, references, language)
  return ({ kind, title, reference }) => {
    if (kind === 'transfer' || kind === 'vendorPlay') return walletName(ctx.config, merchant, title)
    return kind === 'bonus' ? (names.get(reference) ?? title) : title
  }
}

type Query = AskedRange & AskedPage & { readonly kind?: EntryKind; readonly types?: 'A' }

/** The kinds of the agent's statement (`types=A`, spec §2). */
const agentKinds: readonly EntryKind[] = ['commission', 'salary', 'dividend', 'adjustment']

const kindsOf = ({ kind, types }: Pick<Query, 'kind' | 'types'>): readonly EntryKind[] | undefined => {
  if (types === undefined) return kind && [kind]
  return kind === undefined ? agentKinds : agentKinds.filter((each) => each === kind)
}

/** The statement: entries of main and of play in vendor wallets, newest first. */
export const accountReport = async (
  ctx: AppContext,
  merchant: Merchant,
  member: Member,
  language: WireLanguage,
  query: Query,
): Promise<Result<ValueOf<'accountReport'>>> => {
  if (query.types === 'A' && !isAgent(member.type)) return fail('login.non.agent')
  const span = requestedRange(query, merchant.timeZone, ctx.clock.now(), 7)
  if (!span.ok) return span
  const { currency } = member
  const filter = { member, span: span.value, kinds: kindsOf(query) }
  const rows = await statementEntries(ctx.db, filter, query)
  const sums = await statementSums(ctx.db, filter)
  const titleOf = await titlesOf(ctx, merchant, member, language, rows)
  const wire = (amount: Minor) => moneyToWire(amount, currency)
  return ok({
    list: rows.map((row) => ({
      id: row.id,
      at: row.at,
      kind: row.kind,
      amount: wire(row.amount),
      balanceAfter: wire(row.balanceAfter),
      currency,
      reference: row.reference,
      title: titleOf(row),
    })),
    ...pageNumbers(query, sums.count),
    footer: {
      in: wire(sums.in),
      out: wire(sums.out),
      net: wire(addMinor(sums.in, sums.out)),
      transfers: wire(sums.transfers),
      currency,
    },
  })
}

type InstantsQuery = {
  readonly page: number
  readonly size: number
  readonly startTime?: number
  readonly endTime?: number
  readonly codeTypes?: EntryKind
  readonly subordinateName: string
}

/** The business days that lie in a span as a whole; the present day does, because no entry is younger than now. */
const wholeDaysIn = ({ from, to }: { readonly from: number; readonly to: number }, timeZone: string, now: number) => {
  const first = dayOf(from, timeZone)
  const last = dayOf(to, timeZone)
  return {
    from: startOfDay(first, timeZone) === from ? from : startOfDay(addDays(first, 1), timeZone),
    to: to > now ? startOfDay(addDays(last, 1), timeZone) : startOfDay(last, timeZone),
  }
}

/** The statement between two instants in the format of other clients; `subordinateName` may only be the own account. */
export const accountReportByInstant = async (
  ctx: AppContext,
  merchant: Merchant,
  member: Member,
  language: WireLanguage,
  { page, size, startTime, endTime, codeTypes, subordinateName }: InstantsQuery,
): Promise<Result<ValueOf<'accountReportByInstant'>>> => {
  if (subordinateName !== '' && subordinateName.toLowerCase() !== member.account.toLowerCase())
    return fail('permission.missing')
  const span = askedInstants({ from: startTime, to: endTime }, merchant.timeZone, ctx.clock.now(), 7)
  if (!span.ok) return span
  const { currency } = member
  const pages = { pageNo: page, pageSize: size }
  const filter = { member, span: span.value, kinds: codeTypes && [codeTypes] }
  const rows = await statementEntries(ctx.db, filter, pages)
  const days = wholeDaysIn(span.value, merchant.timeZone, ctx.clock.now())
  const count = await statementCount(ctx.db, filter, days)
  const titleOf = await titlesOf(ctx, merchant, member, language, rows)
  return ok({
    list: rows.map((row) => ({
      txId: row.id,
      txTypeId: row.kind,
      txTypeName: row.kind,
      txTimeInTimestamp: row.at,
      orderNo: row.reference,
      remark: titleOf(row),
      amount: moneyToWire(row.amount, currency),
      currentAvailBalance: moneyToWire(row.balanceAfter, currency),
      customerName: member.account,
    })),
    totalPages: pageNumbers(pages, count).totalPages,
  })
}
