import type { RunningSite } from './running-site'
import type { SmallestRequest } from './running-site'

/** Opens an account below the agent, which writes to the agent; the id of that message. */
export const withMailOfDownline = async (
  site: RunningSite,
  request: SmallestRequest<'openAccount'>,
  password: string,
): Promise<string> => {
  await site.call('openAccount', request)
  const username = request.body?.username ?? ''
  const { token } = await site.call('login', { body: { type: 'username', username, password } })
  await site.call('sendMessage', { token, body: { recipient: 'upline', subject: 'Question', content: 'How?' } })
  const { content } = await site.call('inbox', { token: site.agent.token })
  return content[0]?.inboxId ?? ''
}
