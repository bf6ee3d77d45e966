import { closeSync, openSync, readFileSync, writeSync } from 'node:fs'
import type { SeamlessCall } from '@mosaic/contracts'

export type Order = {
  readonly txId: string
  readonly memberId: string
  readonly call: Exclude<SeamlessCall, 'balance'>
  readonly roundId: string
  readonly refTxId?: string
  readonly amount: bigint
  readonly body: string
}
type Line =
  | { readonly asked: Omit<Order, 'amount'> & { readonly amount: string } }
  | { readonly acked: string; readonly answer: string }

/** Orders and acknowledgements, outside the database: an id is written before it is sent. */
export const openJournal = (file: string) => {
  const handle = openSync(file, 'a')
  const write = (line: Line) => writeSync(handle, `${JSON.stringify(line)}\n`)
  return {
    asked: (order: Order) => write({ asked: { ...order, amount: String(order.amount) } }),
    acked: (txId: string, answer: string) => write({ acked: txId, answer }),
    close: () => closeSync(handle),
  }
}
export type Journal = ReturnType<typeof openJournal>

export const readJournal = (file: string) => {
  const asked = new Map<string, Order>()
  const acked = new Map<string, string>()
  for (const text of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const line = JSON.parse(text) as Line
    if ('asked' in line) asked.set(line.asked.txId, { ...line.asked, amount: BigInt(line.asked.amount) })
    else acked.set(line.acked, line.answer)
  }
  return { asked, acked }
}
