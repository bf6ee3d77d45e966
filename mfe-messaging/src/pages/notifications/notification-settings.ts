import type { ValueOf } from '@mosaic/contracts'

export type NotificationSettings = ValueOf<'notificationSettings'>
