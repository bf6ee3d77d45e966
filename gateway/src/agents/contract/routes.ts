import type { ContractKind, ValueOf } from '@mosaic/contracts'
import type { FastifyInstance } from 'fastify'
import { fail, ok, type Result } from '../../platform/http/result'
import { bind } from '../../platform/http/route'
import { isUuid } from '../../platform/runtime/uuid'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import { accountNames } from '../../identity'
import { type Answer, answerContract } from './answer'
import { activeContract, contractOfSide, contractsOf, pendingOffers } from './contract-store'
import { explainedPayments } from './explained-payment'
import { offerLifeMs } from './life-cycle'
import { offerContract } from './offer'
import { paymentsOf } from './payment-store'
import { previewContract } from './preview'
import { termsOfBody } from './terms-of-body'
import { contractToWire, paymentToWire } from './to-wire'

const mostPayments = 200

type Status = 'A' | 'R' | 'C'
type Asked = { readonly contractId: string | undefined; readonly kind: ContractKind; readonly status: Status }

const actionOf = (status: Status, state: string): Answer =>
  status === 'A' ? 'accept' : status === 'R' ? 'decline' : state === 'OFFERED' ? 'withdraw' : 'terminate'

/** The contract that an answer is about: the named one, else the member's own pending offer or contract in force. */
const answered = async (ctx: AppContext, member: Member, { contractId, kind, status }: Asked) => {
  if (contractId !== undefined) {
    const contract = await contractOfSide(ctx.db, contractId, member.id)
    return contract?.kind === kind ? contract : null
  }
  if (status === 'C') return activeContract(ctx.db, member.id, kind)
  const offers = await pendingOffers(ctx.db, member.id, ctx.clock.now() - offerLifeMs)
  return offers.find((offer) => offer.kind === kind) ?? null
}

const answer = async (
  ctx: AppContext,
  merchant: Merchant,
  member: Member,
  from: string,
  asked: Asked,
): Promise<Result<ValueOf<'answerDividend'>>> => {
  if (asked.contractId !== undefined && !isUuid(asked.contractId)) return fail('not.found')
  const contract = await answered(ctx, member, asked)
  if (!contract) return fail('not.found')
  const action = actionOf(asked.status, contract.state)
  const done = await answerContract(ctx, merchant, { memberId: member.id, from }, contract.id, action)
  return done.ok ? ok({ id: done.value.id, state: done.value.state }) : done
}

export const contractRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  bind(app, ctx, 'agentContracts', async ({ member, query }) => {
    const isAsked = ({ kind }: { readonly kind: ContractKind }) => query.kind === undefined || kind === query.kind
    const own = (await contractsOf(ctx.db, { agentId: member.id })).filter(isAsked)
    const offered = (await contractsOf(ctx.db, { offerorId: member.id })).filter(isAsked)
    const accountOf = await accountNames(
      ctx.db,
      offered.map(({ agentId }) => agentId),
    )
    const now = ctx.clock.now()
    return ok({
      currency: member.currency,
      own: own.map((contract) => contractToWire(contract, member.account, now)),
      offered: offered.map((contract) => contractToWire(contract, accountOf(contract.agentId), now)),
    })
  })
  bind(app, ctx, 'offerContract', ({ merchant, member, body, request, idempotencyKey: requestKey }) => {
    const terms = termsOfBody(body, merchant.currency)
    if (!terms.ok) return terms
    const offer = { agentId: body.agentId, terms: terms.value, from: request.ip, by: member.account, requestKey }
    return offerContract(ctx, merchant, member, offer)
  })
  bind(app, ctx, 'answerDividend', ({ merchant, member, body: { contractId, status }, request }) =>
    answer(ctx, merchant, member, request.ip, { contractId, kind: 'dividend', status }),
  )
  bind(app, ctx, 'answerDailySalary', ({ merchant, member, body: { id, status }, request }) =>
    answer(ctx, merchant, member, request.ip, { contractId: id, kind: 'dailySalary', status }),
  )
  bind(app, ctx, 'answerHourlySalary', ({ merchant, member, body: { contractId, status }, request }) =>
    answer(ctx, merchant, member, request.ip, { contractId, kind: 'hourlySalary', status }),
  )
  bind(app, ctx, 'contractPreview', ({ merchant, member, body }) => previewContract(ctx, merchant, member, body))
  bind(app, ctx, 'contractPayments', async ({ member, query }) => {
    if (query.contractId !== undefined && !isUuid(query.contractId)) return fail('not.found')
    const asked = await paymentsOf(ctx.db, member.id, mostPayments, query)
    const payments = await explainedPayments(ctx.db, member.id, asked)
    return ok({ currency: member.currency, list: payments.map(paymentToWire) })
  })
}
