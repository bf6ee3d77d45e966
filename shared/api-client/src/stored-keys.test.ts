/** @jest-environment jsdom */
import { deviceStorage } from '@mosaic/browser'
import { fillStorage, testStoredKey } from '@mosaic/browser/testing'
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

test('no room for a newer order: the older one is still asked for after a reload', () => {
  localStorage.clear()
  endAttempt(beginIntent('walletTransfer', { amount: '7.00' }), 'doubtful')
  const mend = fillStorage()
  endAttempt(beginIntent('walletTransfer', { amount: '8.00' }), 'doubtful')
  mend()
  expect(localStorage.getItem('mosaic.intents')).toContain('7.00')
})
