import { pushWorker } from './push-worker'

/**
 * Every page comes from the network; only when there is none, the one kept page says so. Scripts, styles, pictures and calls are not
 * touched at all, so a release can never be served stale by it. Its cache is named after the kept page, and older ones are thrown away.
 */
export const serviceWorker = (version: string): string => `'use strict'
var kept = 'mosaic-offline-${version}'
var page = '/offline.html'
self.addEventListener('install', function (event) {
  event.waitUntil(caches.open(kept).then(function (cache) { return cache.add(new Request(page, { cache: 'reload' })) }).then(function () { return self.skipWaiting() }))
})
self.addEventListener('activate', function (event) {
  event.waitUntil(caches.keys().then(function (names) {
    return Promise.all(names.filter(function (name) { return name !== kept }).map(function (name) { return caches.delete(name) }))
  }).then(function () {
    return self.registration.navigationPreload ? self.registration.navigationPreload.enable() : undefined
  }))
})
self.addEventListener('fetch', function (event) {
  if (event.request.mode !== 'navigate') return
  event.respondWith(Promise.resolve(event.preloadResponse).then(function (early) {
    return early || fetch(event.request)
  }).catch(function () {
    return caches.match(page, { cacheName: kept }).then(function (found) { return found || Response.error() })
  }))
})
${pushWorker}`

/** The kill switch: whoever has the worker gets this instead with the next page, and is rid of it and of all it kept. */
export const removalWorker = `'use strict'
self.addEventListener('install', function () { self.skipWaiting() })
self.addEventListener('activate', function (event) {
  event.waitUntil(caches.keys().then(function (names) {
    return Promise.all(names.map(function (name) { return caches.delete(name) }))
  }).then(function () { return self.registration.unregister() }))
})
`
