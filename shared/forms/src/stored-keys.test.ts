/** @jest-environment jsdom */
import { tabStorage } from '@mosaic/browser'
import { testStoredKey } from '@mosaic/browser/testing'
import { countdownEnd, secondsLeft, storedCountdowns } from './sms/countdown'

const key = 'mosaic.sms.login'
const number = '55 11987654321'

testStoredKey('mosaic.sms.login', {
  area: 'sessionStorage',
  values: [60, 120],
  write: (seconds) => {
    const end = countdownEnd({ expiredMinutes: seconds / 60 }, Date.now())
    tabStorage.write(key, JSON.stringify({ [number]: end }))
  },
  read: () => {
    const now = Date.now()
    return secondsLeft(storedCountdowns(tabStorage.readJson(key), now)[number] ?? null, now) || null
  },
  timed: true,
})
