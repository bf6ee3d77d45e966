import { z } from 'zod'
import { wireLanguages } from '../language'
import { done, instant } from '../schemas/primitives'
import { secondPerson, verdict } from './rows'
import { roles } from './rights'

export const name = z.string().regex(/^[a-z\d][a-z\d._-]{1,31}$/)
const email = z.email().max(254)
const role = z.enum(roles)

const operator = z.object({
  name,
  role,
  /** Null: an account from before addresses were asked for. */
  email: z.string().nullable(),
  disabled: z.boolean(),
  passkeys: z.number().int(),
  createdAt: instant,
  createdBy: z.string(),
  lastSeenAt: instant.nullable(),
})

/** A new account, or a change that gives rights or another address; decided by a second administrator. */
const proposal = z.object({
  ...secondPerson,
  id: z.uuid(),
  kind: z.enum(['create', 'change']),
  name,
  role,
  email: z.string().nullable(),
  /** Whether the account is disabled after it. */
  disabled: z.boolean(),
  state: z.enum(['PROPOSED', 'DONE', 'REJECTED']),
  proposedBy: z.string(),
  proposedAt: instant,
  decidedBy: z.string().nullable(),
})

/** Accounts of operators. The link to enrol goes to the address of the person. */
export const operatorSchemas = {
  operators: { value: z.object({ list: z.array(operator) }) },
  operatorProposals: { value: z.object({ list: z.array(proposal) }) },
  addOperator: {
    body: z.object({ name, role, email, language: z.enum(wireLanguages).default('EN') }),
    /** `link`: only for the first account of a gateway without a mail service; else it is mailed to the person alone. */
    value: proposal.extend({ link: z.string().nullable() }),
  },
  /** `proposal` null: the change needed no second person and is done. */
  setOperator: {
    body: z.object({ name, role, disabled: z.boolean(), email: email.optional() }),
    value: z.object({ proposal: proposal.nullable() }),
  },
  decideOperator: { body: verdict, value: proposal },
  /** After a lost passkey: deletes all passkeys and mails a new link to the person. */
  restartOperator: { body: z.object({ name, language: z.enum(wireLanguages).default('EN') }), value: done },
} as const
