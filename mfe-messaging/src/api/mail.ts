import { useApiMutation, useApiPages, useApiQuery, useQueryClient } from '@mosaic/api-client'
import { queryKey } from './query-key'

const pageSize = 20

export const useOutboxQuery = () =>
  useApiPages(
    'messaging',
    'outbox',
    (pageNo) => ({ query: { pageNo, pageSize } }),
    (page) => page,
    { key: 'all' },
  )

/** Possible recipients: always customer service, and the agent above if there is one. */
export const useRecipientsQuery = () => useApiQuery('messaging', 'messageRecipients', {}, { staleTime: 600_000 })

export const useInvalidateOutbox = () => {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: queryKey('outbox') })
}
export const useSendMailMutation = () => useApiMutation('sendMessage')
export const useReplyMailMutation = () => useApiMutation('replyMessage')
export const useFeedbackMutation = () => useApiMutation('feedback')
