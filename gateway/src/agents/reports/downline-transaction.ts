import { addMinor, type Minor, moneyToWire, schemas, type ValueOf, visibleText } from '@mosaic/contracts'
import { type MovedKind, teamEntries, type TeamEntriesFilter, teamEntrySums } from '../../money'
import { type AskedRange, requestedRange } from '../../platform'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import { fail, ok, type Result } from '../../platform/http/result'
import { below, likePattern, placesOf, teamLike, teamOf } from '../team'
import { placeFromWire, placeToWire } from './list-place'

type Entry = ValueOf<'downlineTransaction'>['list'][number]

const kinds = schemas.downlineTransaction.query.shape.kind.unwrap().options

const isEntryKind = (kind: MovedKind): kind is Entry['kind'] => (kinds as readonly MovedKind[]).includes(kind)

type Query = AskedRange & {
  readonly pageSize: number
  readonly after?: string
  readonly search?: string
  readonly kind?: Entry['kind']
}

/** Account entries of everybody below the agent. */
export const downlineTransaction = async (
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  merchant: Merchant,
  agent: Member,
  query: Query,
): Promise<Result<ValueOf<'downlineTransaction'>>> => {
  const requested = requestedRange(query, merchant.timeZone, clock.now(), 7)
  if (!requested.ok) return requested
  const after = query.after ? placeFromWire(query.after) : null
  if (query.after && after === null) return fail('request_param_err', undefined, { after: 'no such place' })
  const search = visibleText(query.search ?? '')
  const filter: TeamEntriesFilter = {
    books: { merchant: merchant.code, currency: agent.currency },
    members: below(agent.id, search === '' ? teamOf(agent.id) : teamLike(agent.id, likePattern(search))),
    span: requested.value,
    kinds: query.kind ? [query.kind] : kinds,
  }
  const rows = await teamEntries(db, filter, after, query.pageSize + 1)
  const shown = rows.slice(0, query.pageSize)
  const last = shown.at(-1)
  const sums = await teamEntrySums(db, filter)
  const places = await placesOf(db, agent.id, [...new Set(shown.map(({ memberId }) => memberId))])
  const wire = (amount: Minor) => moneyToWire(amount, agent.currency)
  return ok({
    currency: agent.currency,
    list: shown.flatMap(({ id, at, memberId, kind, amount, reference }) =>
      isEntryKind(kind)
        ? [
            {
              ...{ id, at, kind, reference, amount: wire(amount) },
              account: places.get(memberId)?.account ?? '',
              level: places.get(memberId)?.depth ?? 1,
            },
          ]
        : [],
    ),
    next: last && rows.length > query.pageSize ? placeToWire(last) : null,
    totalCount: sums.count,
    footer: { in: wire(sums.in), out: wire(sums.out), net: wire(addMinor(sums.in, sums.out)) },
  })
}
