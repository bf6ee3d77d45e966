import { type DeskCallName, type OperatorCallName, roles } from '@mosaic/contracts/desk'
import { callAsCommand } from '../../testing/command'
import type { Attacked } from './attacked-site'
import type { DeskHolder } from './expected-desk'

const commandless: readonly string[] = [
  ...['session', 'deviceOptions', 'deviceAnswer', 'login', 'enrol', 'logout', 'passkeyOptions', 'passkeyAnswer'],
]
const refused: readonly string[] = ['desk.signed.out', 'desk.right.missing', 'desk.second.factor']

export type DeskAttempt = {
  /** Who came past the check of rights. */
  readonly holders: readonly DeskHolder[]
  /** What guests and players were told, by their token as a header and as the cookie. */
  readonly outsiders: readonly string[]
  /** What the password alone is told. */
  readonly afterPassword: string
}

/** Tokens that are none of the desk's, and a session of the desk before its second factor. */
export const outsidersOf = async ({ startTree, passwordOnly }: Attacked) => {
  const { tokens } = await startTree()
  const players = ['guest', 'trial', 'member', 'agent', 'agent of another tree', 'member of another merchant'] as const
  const found: string[] = []
  for (const player of players) found.push((await tokens[player]()) ?? '')
  return { tokens: found, passwordOnly: await passwordOnly() }
}

/** Sends one call of the desk, without its fields, as every role, as a command and as every caller of the site. */
export const attackDesk = async (
  { gateway, desk, cookies, passwordOnly }: Attacked,
  name: DeskCallName,
  outside: Awaited<ReturnType<typeof outsidersOf>>,
): Promise<DeskAttempt> => {
  const isLogout = name === 'logout'
  const holders: DeskHolder[] = []
  for (const role of roles) {
    // A sign-out would end the session of the next call.
    const cookie = isLogout ? await desk.operator(role, 2) : cookies.get(role)
    if (!refused.includes((await desk.call(name, { cookie: cookie ?? '' })).code)) holders.push(role)
  }
  if (!commandless.includes(name)) {
    const { code } = await callAsCommand(gateway, name as OperatorCallName)
    if (!refused.includes(code)) holders.push('command')
  }
  const outsiders = new Set<string>()
  for (const token of outside.tokens) {
    const ways = [{ cookie: token }, { headers: { authorization: token, merchant: 'aurora' } }]
    for (const way of ways) outsiders.add((await desk.call(name, way)).code)
  }
  const cookie = isLogout ? await passwordOnly() : outside.passwordOnly
  const { code } = await desk.call(name, { cookie })
  return { holders, outsiders: [...outsiders], afterPassword: refused.includes(code) ? code : 'allowed' }
}
