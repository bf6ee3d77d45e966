/** @jest-environment jsdom */
import { testStoredKey } from '@mosaic/browser/testing'
import type { SystemStatus } from '@mosaic/contracts'
import { lastSeen, rememberSeen } from './loading/seen-composition'
import { createScrollStore } from './routing/scroll-store'
import { readCached, startSiteStatus } from './status/site-status'

testStoredKey('mosaic.seen.stable', {
  area: 'localStorage',
  values: [
    { seq: 7, issuedAt: 1000 },
    { seq: 8, issuedAt: 1100 },
  ],
  write: (seen) => rememberSeen('stable', seen),
  read: () => lastSeen('stable'),
})

testStoredKey('mosaic.scroll', {
  area: 'sessionStorage',
  values: [120, 480],
  write: (top) => {
    const store = createScrollStore()
    store.remember('1 /m/home', top)
    store.save()
  },
  read: () => createScrollStore().placeOf('1 /m/home') || null,
})

const statusOf = (ip: string): SystemStatus => ({
  status: 0,
  info: { customerService: [], imageCDNs: [], resources: [] } as never,
  location: { ip } as never,
  maintenance: null as never,
  regionRestriction: null as never,
})

testStoredKey('mosaic.site-status.aurora', {
  area: 'localStorage',
  values: [statusOf('1.1.1.1'), statusOf('2.2.2.2')],
  write: (status) =>
    void startSiteStatus({ merchant: 'aurora', document: status, ask: async () => null }).then(({ stop }) => stop()),
  read: () => readCached('aurora'),
})
