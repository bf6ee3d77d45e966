/** @jest-environment jsdom */
import { deviceStorage } from '@mosaic/browser'
import { testStoredKey } from '@mosaic/browser/testing'
import type { Whitelabel } from '@mosaic/contracts'
import { readDraft, writeDraft } from './drafts'
import { setMerchant } from './merchant'
import { parseSession, sessionKey } from './session-record'
import { signIn } from './session-store'

setMerchant({ merchantCode: 'aurora' } as Whitelabel)
const sessionOf = (token: string) => ({
  ...{ token, userName: 'player01', type: 0, merchantCode: 'aurora', firstTimeLogin: false },
})

testStoredKey('MC_SESSION_INFO', {
  area: 'localStorage',
  values: [sessionOf('t1'), sessionOf('t2')],
  write: (session) => signIn(session),
  read: () => parseSession(deviceStorage.read(sessionKey), 'aurora'),
})

testStoredKey<Readonly<Record<string, string>>>('mosaic.drafts', {
  area: 'sessionStorage',
  values: [{ address: 'ana@mail.com' }, { address: 'rui@mail.com' }],
  write: (draft) => writeDraft('player01', 'contact', draft),
  read: () => {
    const draft = readDraft('player01', 'contact')
    return Object.keys(draft).length > 0 ? draft : null
  },
  timed: true,
})
