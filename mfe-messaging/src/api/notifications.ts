import { call, useApiMutation, useApiQuery, useQueryClient } from '@mosaic/api-client'

export const useNotificationSettings = () => useApiQuery('messaging', 'notificationSettings', {}, { staleTime: 0 })

const useRefreshSettings = () => {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: ['messaging', 'notificationSettings'] })
}
export const useSetConsent = () => useApiMutation('setNotificationConsent', { onDone: useRefreshSettings() })
export const useSetQuietHours = () => useApiMutation('setQuietHours', { onDone: useRefreshSettings() })
export const useSubscribePush = () => useApiMutation('subscribePush', { onDone: useRefreshSettings() })

export const unsubscribeByLink = (token: string) => call('unsubscribeByLink', { body: { token } })
