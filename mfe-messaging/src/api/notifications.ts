import { call, useApiMutation, useApiQuery, useQueryClient } from '@mosaic/api-client'
import type { BodyOf } from '@mosaic/contracts'
import { queryKey } from './query-key'

export const useNotificationSettingsQuery = () => useApiQuery('messaging', 'notificationSettings', {}, { staleTime: 0 })

const useInvalidateSettings = () => {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: queryKey('notificationSettings') })
}
export const useSetConsentMutation = () => useApiMutation('setNotificationConsent', { onDone: useInvalidateSettings() })
export const useSetQuietHoursMutation = () => useApiMutation('setQuietHours', { onDone: useInvalidateSettings() })
export const useSubscribePushMutation = () => useApiMutation('subscribePush', { onDone: useInvalidateSettings() })

export const readNotificationSettings = () => call('notificationSettings')
export const reportSubscription = (body: BodyOf<'subscribePush'>) => call('subscribePush', { body })
export const unsubscribeByLink = (token: string) => call('unsubscribeByLink', { body: { token } })
