import type { EndpointName } from '@mosaic/contracts'
import { smallestRequest, type RunningSite, type SmallestRequest } from '@mosaic/contracts/testing'
import { agents, members, type Row } from './callers'

type Variant<N extends EndpointName> = {
  readonly name: N
  readonly ask: (site: RunningSite) => Promise<SmallestRequest<N>>
  readonly expected: Row
}
const variant = <N extends EndpointName>(each: Variant<N>): Variant<EndpointName> => each as never

const newMember = async (site: RunningSite) => (await site.newMember()).token
/** A UUID of digits that no request used. */
const unusedUuid = (site: RunningSite) => `00000000-0000-4000-8000-${site.unused().padStart(12, '0')}`

/** Requests that name something by a field which the smallest request leaves out. */
export const variants: Readonly<Record<string, Variant<EndpointName>>> = {
  'downlines, below a member of the tree': variant({
    name: 'downlines',
    ask: async (site) => {
      await site.newMember()
      const { list } = await site.call('downlines', { token: site.agent.token })
      return { token: site.agent.token, query: { parentId: list[0]?.id ?? '' } }
    },
    expected: agents({ 'agent of another tree': 'not.found' }),
  }),
  'teamPnl, of a member of the tree': variant({
    name: 'teamPnl',
    ask: async (site) => {
      await site.newMember()
      const { list } = await site.call('downlines', { token: site.agent.token })
      return { token: site.agent.token, query: { parentId: list[0]?.id ?? '' } }
    },
    expected: agents({ 'agent of another tree': 'not.found' }),
  }),
  'downlines, by the name of a member of the tree': variant({
    name: 'downlines',
    ask: async (site) => ({ token: site.agent.token, query: { search: (await site.newMember()).account } }),
    expected: agents(),
  }),
  'inbox, one message': variant({
    name: 'inbox',
    ask: async (site) => {
      const { token, body } = await smallestRequest('readMessage', site)
      return { token: token ?? '', query: { inboxId: body && 'id' in body ? String(body.id) : '' } }
    },
    expected: members(),
  }),
  'sendMessage, with the id of a sent message': variant({
    name: 'sendMessage',
    ask: async (site) => {
      const token = await newMember(site)
      const body = { subject: 'Question', content: 'How?', messageId: unusedUuid(site) }
      await site.call('sendMessage', { token, body })
      return { token, body }
    },
    expected: members(),
  }),
  'sendChatPicture, with the id of a sent message': variant({
    name: 'sendChatPicture',
    ask: async (site) => {
      const { token, body } = await smallestRequest('sendChatPicture', site)
      const named = { image: body?.image ?? '', messageId: unusedUuid(site) }
      await site.call('sendChatPicture', { token: token ?? '', body: named })
      return { token: token ?? '', body: named }
    },
    expected: members(),
  }),
}
