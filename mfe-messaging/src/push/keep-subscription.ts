import { pushPermission } from '@mosaic/browser'
import { serverNow } from '@mosaic/i18n'
import { readNotificationSettings, reportSubscription } from '../api/notifications'
import {
  recordReport,
  reportedHere,
  subscribeHere,
  subscriptionHere,
  unsubscribeHere,
} from '../pages/notifications/browser-push'

/** A gateway that lost a subscription gets it again after this time. */
const reportEveryMs = 24 * 3_600_000

/**
 * Creates a lost subscription of this member again and reports a renewed one. Does nothing on a device where the member
 * never allowed push messages.
 */
export const keepSubscription = async (userName: string): Promise<void> => {
  const reported = reportedHere()
  if (pushPermission() !== 'granted' || reported?.userName !== userName) return
  const settings = await readNotificationSettings()
  if (!settings.ok || settings.value.publicKey === null) return
  const { publicKey, consents } = settings.value
  // Refused on another device.
  if (!consents.push.granted) return unsubscribeHere()
  const found = await subscriptionHere(publicKey)
  const age = serverNow() - reported.at
  if (found?.endpoint === reported.endpoint && age >= 0 && age < reportEveryMs) return
  const made = found ?? (await subscribeHere(publicKey))
  if (typeof made === 'string') return
  const answer = await reportSubscription(made)
  if (answer.ok) recordReport(userName, made)
}
