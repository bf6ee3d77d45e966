/** @jest-environment jsdom */
import { testStoredKey } from '@mosaic/browser/testing'
import { storedPending, storePending } from './chat/pending-storage'
import { recordReport, reportedHere } from './pages/notifications/browser-push'

const messagesOf = (text: string) => [{ id: text, text, picture: null, failed: false }]

testStoredKey('mosaic.member.chat-pending', {
  area: 'sessionStorage',
  values: [messagesOf('one'), messagesOf('two')],
  write: (messages) => storePending('player01', messages),
  read: () => {
    const messages = [...storedPending('player01')]
    return messages.length > 0 ? (messages as ReturnType<typeof messagesOf>) : null
  },
  copied: true,
})

testStoredKey('mosaic.push', {
  area: 'localStorage',
  values: ['https://push.test/1', 'https://push.test/2'],
  write: (endpoint) => recordReport('João Ünal', { endpoint, keys: { p256dh: 'p', auth: 'a' } }),
  read: () => {
    const reported = reportedHere()
    if (reported) expect(reported.userName).toBe('João Ünal')
    return reported?.endpoint ?? null
  },
  anyText: true,
})
