import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '../../platform/runtime/app-context'
import { statementRows } from './store'

const pageSize = 500

/** The provider's list of payments and payouts. Paging by id never repeats a row. */
export const statementRoute = (
  app: FastifyInstance,
  ctx: Pick<AppContext, 'db'>,
  signed: (request: FastifyRequest) => boolean,
): void => {
  for (const name of ['payments', 'payouts'] as const)
    app.get<{ Querystring: { after?: string } }>(`/api/statement/${name}`, async (request, reply) => {
      if (!signed(request)) return reply.code(401).send({ error: 'signature' })
      const rows = await statementRows(ctx.db, name, request.query.after ?? '', pageSize)
      return {
        rows: rows.map((row) => ({ ...row, amount: row.amount.toString() })),
        next: rows.length < pageSize ? null : (rows.at(-1)?.id ?? null),
      }
    })
}
