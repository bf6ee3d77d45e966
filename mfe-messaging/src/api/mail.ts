import { useApiMutation, useApiPages, useApiQuery, useQueryClient } from '@mosaic/api-client'
import type { ValueOf } from '@mosaic/contracts'

const pageSize = 20

export type SentMail = ValueOf<'outbox'>['content'][number]

export const useOutbox = () =>
  useApiPages(
    'messaging',
    'outbox',
    (pageNo) => ({ query: { pageNo, pageSize } }),
    (page) => page,
    { key: 'all' },
  )

/** Who may be written to; the house always, the agent above where there is one. */
export const useRecipients = () => useApiQuery('messaging', 'messageRecipients', {}, { staleTime: 600_000 })

const useRefreshOutbox = () => {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: ['messaging', 'outbox'] })
}
export const useSendMail = () => useApiMutation('sendMessage', { onDone: useRefreshOutbox() })
export const useReplyMail = () => useApiMutation('replyMessage', { onDone: useRefreshOutbox() })
export const useFeedback = () => useApiMutation('feedback')
