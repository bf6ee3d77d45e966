import { minor } from '@mosaic/contracts'
import { asc, gt, sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '../../platform/runtime/app-context'
import { payments, payouts } from './schema'

const pageSize = 500

/** What the provider has in its own books, for whoever compares; by id, so that a page never repeats a row. */
export const statementRoute = (
  app: FastifyInstance,
  ctx: Pick<AppContext, 'db'>,
  signed: (request: FastifyRequest) => boolean,
): void => {
  for (const [name, table, amount] of [
    // What was paid, where somebody paid.
    ['payments', payments, sql`coalesce(${payments.paidAmount}, ${payments.amount})`.mapWith(minor)],
    ['payouts', payouts, payouts.amount],
  ] as const)
    app.get<{ Querystring: { after?: string } }>(`/api/statement/${name}`, async (request, reply) => {
      if (!signed(request)) return reply.code(401).send({ error: 'signature' })
      const rows = await ctx.db
        .select({
          id: table.id,
          reference: table.merchantReference,
          state: table.state,
          amount,
          currency: table.currency,
        })
        .from(table)
        .where(gt(table.id, request.query.after ?? ''))
        .orderBy(asc(table.id))
        .limit(pageSize)
      return {
        rows: rows.map((row) => ({ ...row, amount: row.amount.toString() })),
        next: rows.length < pageSize ? null : (rows.at(-1)?.id ?? null),
      }
    })
}
