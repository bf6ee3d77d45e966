/** @jest-environment jsdom */
import { deviceStorage } from '@mosaic/browser'
import { testStoredKey } from '@mosaic/browser/testing'
import { beginIntent, doubtfulIntents, endAttempt } from './open-intents'

testStoredKey('mosaic.intents', {
  area: 'localStorage',
  values: ['7.00', '8.00'],
  write: (amount) => {
    deviceStorage.remove('mosaic.intents')
    endAttempt(beginIntent('walletTransfer', { amount }), 'doubtful')
  },
  read: () => {
    const [open] = doubtfulIntents(['walletTransfer'])
    return open ? (JSON.parse(open.request) as { readonly amount: string }).amount : null
  },
})
