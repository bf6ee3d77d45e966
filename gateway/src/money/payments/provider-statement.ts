import { isCurrency } from '@mosaic/contracts'
import { request } from 'undici'
import { z } from 'zod'
import type { AppContext } from '../../platform/runtime/app-context'
import { signedHeaders } from '../../platform'

const row = z.object({
  id: z.string().max(64),
  reference: z.string().max(64),
  state: z.string().max(16),
  amount: z.string().regex(/^\d{1,18}$/),
  currency: z.string().refine(isCurrency),
})
/** `next` is the cursor of the next page; null at the end. */
const page = z.object({ rows: z.array(row), next: z.string().nullable() })
export type StatementRow = z.output<typeof row>

const limits = { headersTimeout: 10_000, bodyTimeout: 10_000 }

/** Reads the provider's whole list. Throws if a page fails, because a partial list would report false differences. */
export const providerStatement = async (
  ctx: Pick<AppContext, 'config'>,
  of: 'payments' | 'payouts',
): Promise<readonly StatementRow[]> => {
  const rows: StatementRow[] = []
  for (let after: string | null = ''; after !== null; ) {
    const path: string = `/api/statement/${of}?after=${encodeURIComponent(after)}`
    const { statusCode, body } = await request(ctx.config.pspUrl + path, {
      ...limits,
      headers: signedHeaders(ctx.config.keys.psp, 'GET', path, '', Date.now()),
    })
    const text = await body.text()
    if (statusCode !== 200) throw new Error(`The payment provider answered ${statusCode} to ${path}`)
    const read = page.parse(JSON.parse(text))
    rows.push(...read.rows)
    after = read.next
  }
  return rows
}
