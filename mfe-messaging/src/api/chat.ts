import { call, queryClient, useApiQuery } from '@mosaic/api-client'
import type { BodyOf, QueryOf, Role, ValueOf } from '@mosaic/contracts'
import { useFlag } from '@mosaic/session'
import { keepsReadState } from '../notices/read-state'
import { queryKey } from './query-key'

const countOf = ({ unReadCount }: ValueOf<'chatUnread'>): number => unReadCount

/** Requested at most every 250 ms (spec §7), only at merchants with a chat, and not for trial accounts (spec §6). */
export const useChatUnreadQuery = (role: Role) => {
  const hasChat = useFlag('CBS3')
  return useApiQuery(
    'messaging',
    'chatUnread',
    {},
    { enabled: hasChat && keepsReadState(role), select: countOf, staleTime: 250 },
  )
}

/** Requested now, for all components that show it; null: no answer came. */
export const countChatUnread = async (): Promise<number | null> => {
  const answer = await call('chatUnread', {})
  if (!answer.ok) return null
  queryClient.setQueryData(queryKey('chatUnread', {}), answer.value)
  return countOf(answer.value)
}

/** The address of this merchant's chat (spec §7), loaded with each visit. */
export const useChatLaunchQuery = (query: QueryOf<'launchChat'>) =>
  useApiQuery('messaging', 'launchChat', { query }, { staleTime: 0 })

export const openGuestChat = () => call('openGuestChat')

/** What a guest's calls of the chat carry; a member's carry nothing. */
export type ChatVisitor = Pick<QueryOf<'chatNews'> & object, 'visitor'>

export const earlierMessages = (before: number, as: ChatVisitor) => call('chatHistory', { query: { before, ...as } })

export const chatNews = (after: number, as: ChatVisitor) => call('chatNews', { query: { after, ...as } })
export const sendMessage = (body: BodyOf<'sendChatMessage'>) => call('sendChatMessage', { body })
export const markRead = (seq: number, as: ChatVisitor) => call('markChatRead', { body: { seq, ...as } })

export const sendPicture = (image: string) => call('sendChatPicture', { body: { image } })
