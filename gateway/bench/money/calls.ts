import { randomUUID } from 'node:crypto'
import { endpoints, type Envelope, type ValueOf } from '@mosaic/contracts'
import { Pool } from 'undici'
import { signedHeaders } from '../../src/platform'
import type { SigningKey } from '../../src/platform/signing'
import { type EncryptedBody, encrypter } from '../encrypted-body'

export type Seat = { readonly memberId: string; readonly token: string; readonly game: string }
export type Member = { readonly token: string; readonly bankCardId: string }

const stake = '100'
const payout = '90'

/** Calls of the money bench, as providers and browsers make them. */
export const moneyCalls = (port: number, key: SigningKey) => {
  const pool = new Pool(`http://127.0.0.1:${port}`, { connections: 64 })
  const wallet = async (call: 'bet' | 'win', { token, game }: Seat, roundId: string): Promise<number> => {
    const path = `/seamless/v1/${call}`
    const closed = call === 'win'
    const wire = { txId: randomUUID(), roundId, sessionToken: token, gameCode: game, currency: 'BRL' }
    const body = JSON.stringify({ ...wire, amount: closed ? payout : stake, roundClosed: closed })
    const headers = { 'content-type': 'application/json', ...signedHeaders(key, 'POST', path, body, Date.now()) }
    const answer = await pool.request({ method: 'POST', path, body, headers })
    const text = await answer.body.text()
    return text.startsWith('{"status":"OK"') ? 200 : answer.statusCode === 200 ? 422 : answer.statusCode
  }
  const asMember = { merchant: 'aurora' }
  return {
    /** A bet and its payout. */
    round: async (seat: Seat): Promise<number> => {
      const roundId = randomUUID()
      const bet = await wallet('bet', seat, roundId)
      return bet === 200 ? wallet('win', seat, roundId) : bet
    },
    balance: async ({ token }: Member): Promise<number> => {
      const headers = { ...asMember, authorization: token }
      const answer = await pool.request({ method: 'GET', path: endpoints.funds.path, headers })
      await answer.body.dump()
      return answer.statusCode
    },
    /** Sealed beforehand: that is the work of browsers. */
    encryptWithdrawals: async (members: readonly Member[], password: string): Promise<readonly EncryptedBody[]> => {
      const keys = await pool.request({ method: 'GET', path: endpoints.sessionKeys.path, headers: asMember })
      const { value } = (await keys.body.json()) as Envelope<ValueOf<'sessionKeys'>>
      if (!value) throw new Error('The gateway has no key.')
      const seal = await encrypter(value)
      return Promise.all(members.map(({ bankCardId }) => seal('withdraw', { amount: '100.00', bankCardId, password })))
    },
    withdraw: async ({ token }: Member, sealed: EncryptedBody): Promise<number> => {
      const headers = { ...asMember, ...sealed.headers, authorization: token, 'idempotency-key': randomUUID() }
      const { path } = endpoints.withdraw
      const answer = await pool.request({ method: 'POST', path, headers, body: sealed.body })
      await answer.body.dump()
      return answer.statusCode
    },
    close: () => pool.close(),
  }
}
