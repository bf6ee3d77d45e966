import { createHash } from 'node:crypto'
import { endpointNames, endpoints, type EndpointName, schemas } from '@mosaic/contracts'
import { deskCalls, type DeskCallName, deskSchemas } from '@mosaic/contracts/desk'
import { smallestValue } from '@mosaic/contracts/testing'
import { z } from 'zod'
import type { Caller, Callers, Outcome } from './callers'
import { callers } from './callers'
import { people } from './sizes'

/** One row of the table: a call by a caller, with its query. */
export type Measured = { readonly name: string; readonly run: (site: Callers) => Promise<Outcome> }

type Query = Readonly<Record<string, string>>

/** The id that the fill gives a row. */
const filledId = (name: string): string =>
  createHash('md5')
    .update(name)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-8$3-8$4-$5')

const number = (caller: Caller): number => (caller === 'guest' ? 0 : Number(people[caller]) - 1_000_000_000)

/** An agent directly below the top agent. */
const downline = String(Number(people.agent) + 8)

/** Queries that name rows of the fill; the others are the smallest that the schema takes. */
const named: { readonly [N in EndpointName]?: (caller: Caller) => Query } = {
  gameDetail: () => ({ gameId: 'NOVA_fox' }),
  gameList: () => ({ gameType: 'RNG', pageSize: '30' }),
  launchGame: () => ({ gameId: 'NOVA_fox', nodeId: 'NOVA_fox', launchMode: 'GLS' }),
  depositStatus: (caller) => ({ depositId: filledId(`deposit${number(caller)}/1`) }),
  withdrawStatus: (caller) => ({ withdrawId: filledId(`withdrawal${number(caller)}/1`) }),
  withdrawCharges: () => ({ withdrawAmount: '100', withdrawType: 'EW' }),
  downlineDetail: () => ({ memberId: downline }),
  downlineRebates: () => ({ memberId: downline }),
  checkUsername: () => ({ username: 'growing' }),
  checkEmail: () => ({ email: 'new.address@mail.example' }),
}

const deskNamed: { readonly [N in DeskCallName]?: Query } = {
  member: { memberId: people.heavy },
  memberLedger: { memberId: people.heavy },
  memberTeam: { memberId: people.agent },
  memberByAccount: { merchant: 'aurora', account: 'grow1' },
  members: { search: 'grow12' },
  chat: { memberId: people.heavy },
  depositImage: { id: filledId('review4'), image: filledId('proof4') },
  kycImage: { id: filledId('kyc4'), position: '0' },
  freeRoundGames: { memberId: people.heavy },
}

type Field = { readonly type?: string; readonly enum?: readonly string[] }

const fieldsOf = (schema: z.ZodType | undefined): Readonly<Record<string, Field>> =>
  schema
    ? ((z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {}) as Record<string, Field>)
    : {}

const textsOf = (value: unknown): Query =>
  Object.fromEntries(Object.entries(value as Record<string, unknown>).map(([key, part]) => [key, String(part)]))

const dayMs = 86_400_000
const dayText = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** Fields that other clients give as instants have these names. */
const spans = [
  ['startDate', 'endDate'],
  ['startTime', 'endTime'],
] as const

/** The forms in which a call is made: as it is, over 31 days, on a later page, and with each choice of rows. */
const formsOf = (schema: z.ZodType | undefined, base: Query): readonly (readonly [string, Query])[] => {
  const fields = fieldsOf(schema)
  const now = Date.now()
  const forms: (readonly [string, Query])[] = [['', base]]
  for (const [from, to] of spans) {
    if (!fields[from] || !fields[to]) continue
    const text = (at: number) => (fields[from]?.type === 'string' ? dayText(at) : String(at))
    forms.push([', 31 days', { ...base, [from]: text(now - 30 * dayMs), [to]: text(now) }])
  }
  const longest = forms.at(-1)?.[1] ?? base
  if (fields.pageNo) forms.push([', page 3', { ...longest, pageNo: '3' }])
  for (const show of fields.show?.enum ?? []) forms.push([`, ${show}`, { ...base, show }])
  return forms
}

const mayCall = (caller: Caller, access: string): boolean =>
  (access === 'public' && (caller === 'guest' || caller === 'heavy')) ||
  (access !== 'public' && caller !== 'guest' && (access !== 'agent' || caller === 'agent'))

const memberCalls = (): readonly Measured[] =>
  endpointNames()
    .filter((name) => endpoints[name].method === 'GET')
    .flatMap((name) =>
      callers
        .filter((caller) => mayCall(caller, endpoints[name].access))
        .flatMap((caller) => {
          const { query: schema }: { readonly query?: z.ZodType; readonly value: z.ZodType } = schemas[name]
          const base = named[name]?.(caller) ?? (schema ? textsOf(smallestValue(schema)) : {})
          return formsOf(schema, base).map(([form, query]) => ({
            name: `${name} as ${caller}${form}`,
            run: (site: Callers) => site.member(caller, name, query),
          }))
        }),
    )

const audience = (segment: object): Measured => ({
  name: `desk audience ${JSON.stringify(segment)}`,
  run: (site) => site.operator('audience', {}, { merchant: 'aurora', audience: { kind: 'segment', ...segment } }),
})

const deskReads = (): readonly Measured[] => [
  ...(Object.keys(deskCalls) as DeskCallName[])
    .filter((name) => deskCalls[name].method === 'GET' && name !== 'session')
    .flatMap((name) => {
      const { query: schema }: { readonly query?: z.ZodType; readonly body?: z.ZodType; readonly value?: z.ZodType } =
        deskSchemas[name]
      const base = deskNamed[name] ?? (schema ? textsOf(smallestValue(schema)) : {})
      return formsOf(schema, base).map(([form, query]) => ({
        name: `desk ${name}${form}`,
        run: (site: Callers) => site.operator(name, query),
      }))
    }),
  audience({ vipLevel: 1 }),
  audience({ language: 'PT' }),
]

/** Every read of the registry by each caller, and every read of the desk; a new endpoint is among them by itself. */
export const readCalls = (): readonly Measured[] => [...memberCalls(), ...deskReads()]
