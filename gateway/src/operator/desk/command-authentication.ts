import { visibleString } from '@mosaic/contracts'
import type { DeskAccess, Right } from '@mosaic/contracts/desk'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { signatureOf, type SigningKey } from '../../platform'
import { type DeskResult, refused } from '../accounts/operator-result'
import { commandActor } from '../four-eyes'
import type { Authentication, Operator } from './bind'

const rights: ReadonlySet<Right> = new Set<Right>([
  'withdrawals.read',
  'withdrawals.decide',
  'deposits.read',
  'deposits.decide',
  'free-rounds.read',
  'free-rounds.propose',
  'free-rounds.decide',
  'chats.read',
  'chats.answer',
  'mails.read',
  'mails.answer',
  'publications.write',
  'operators.manage',
])

const holds = (right: Right): boolean => rights.has(right)

const mayCall = (access: DeskAccess): boolean => {
  if (access === 'anyone' || access === 'password') return false
  return access === 'operator' || access === 'command' || holds(access)
}

/** `as`: the name for the log. In the query, because the signature covers it. */
const query = z.object({ as: visibleString().min(2).max(64) })

const identify = (key: SigningKey, request: FastifyRequest, access: DeskAccess): DeskResult<Operator> => {
  const signature = signatureOf([key], request)
  if (!signature.ok) return refused('desk.signed.out', { signature: signature.reason })
  if (!mayCall(access)) return refused('desk.right.missing')
  const named = query.safeParse(request.query)
  if (!named.success) return refused('desk.request.invalid', { operator: named.error.issues[0]?.code ?? 'invalid' })
  return { ok: true, value: { by: commandActor(named.data.as), holds } }
}

/** The route scope keeps bodies as the bytes that were signed. Invalid JSON becomes null, which no schema accepts. */
const jsonBody = ({ body }: FastifyRequest): unknown => {
  if (!Buffer.isBuffer(body)) return null
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return null
  }
}

/** The command line: each call is signed with the key of operators, and the name is whatever the command gives. */
export const commandAuthentication = (key: SigningKey): Authentication<Operator> => ({
  identify: (request, { access }) => Promise.resolve(identify(key, request, access)),
  bodyOf: jsonBody,
})
