import type { Role } from '@mosaic/contracts/desk'
import { hashPassword } from '../../identity'
import type { AppContext } from '../../platform/runtime/app-context'
import { insertOperator } from './store'

type Account = { readonly name: string; readonly role: Role }

const people: readonly Account[] = [
  { name: 'admin01', role: 'admin' },
  { name: 'admin02', role: 'admin' },
  { name: 'cashier01', role: 'cashier' },
  { name: 'cashier02', role: 'cashier' },
  { name: 'compliance01', role: 'compliance' },
  { name: 'support01', role: 'support' },
]

/** Accounts of each role, and of those that decide in twos, in the demo only; `npm start` prints the password. */
export const saveDemoOperators = async (
  ctx: AppContext,
  password: string,
  accounts: readonly Account[] = people,
): Promise<void> => {
  const passwordHash = await hashPassword(password)
  for (const { name, role } of accounts)
    await insertOperator(ctx.db, {
      id: ctx.random.uuid(),
      name,
      role,
      passwordHash,
      email: `${name}@demo.example`,
      demo: true,
      createdAt: ctx.clock.now(),
      createdBy: 'demo',
    })
}
