import { call, useApiMutation, useApiQuery, useQueryClient } from '@mosaic/api-client'
import { queryKey } from './query-key'

export const useNotificationSettingsQuery = () => useApiQuery('messaging', 'notificationSettings', {}, { staleTime: 0 })

const useInvalidateSettings = () => {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: queryKey('notificationSettings') })
}
export const useSetConsentMutation = () => useApiMutation('setNotificationConsent', { onDone: useInvalidateSettings() })
export const useSetQuietHoursMutation = () => useApiMutation('setQuietHours', { onDone: useInvalidateSettings() })
export const useSubscribePushMutation = () => useApiMutation('subscribePush', { onDone: useInvalidateSettings() })

export const unsubscribeByLink = (token: string) => call('unsubscribeByLink', { body: { token } })
