import { pushWorker } from './push-worker'

/**
 * Pages come from the network; without one, the cached offline page is shown. Scripts, styles, pictures and calls are
 * not intercepted, so no release can be stale. The cache is named after the page; older ones are deleted.
 */
export const serviceWorker = (version: string): string => `'use strict'
var cacheName = 'mosaic-offline-${version}'
var page = '/offline.html'
self.addEventListener('install', function (event) {
  event.waitUntil(caches.open(cacheName).then(function (cache) { return cache.add(new Request(page, { cache: 'reload' })) }).then(function () { return self.skipWaiting() }))
})
self.addEventListener('activate', function (event) {
  event.waitUntil(caches.keys().then(function (names) {
    return Promise.all(names.filter(function (name) { return name !== cacheName }).map(function (name) { return caches.delete(name) }))
  }).then(function () {
    return self.registration.navigationPreload ? self.registration.navigationPreload.enable() : undefined
  }).then(function () {
    // The tab of the first visit loaded without a worker; without a claim a click on a notification cannot move it.
    return self.clients ? self.clients.claim() : undefined
  }))
})
self.addEventListener('fetch', function (event) {
  if (event.request.mode !== 'navigate') return
  event.respondWith(Promise.resolve(event.preloadResponse).then(function (early) {
    return early || fetch(event.request)
  }).catch(function () {
    return caches.match(page, { cacheName: cacheName }).then(function (found) { return found || Response.error() })
  }))
})
${pushWorker}`

/** The kill switch: replaces an installed worker, deletes its caches and unregisters it. */
export const removalWorker = `'use strict'
self.addEventListener('install', function () { self.skipWaiting() })
self.addEventListener('activate', function (event) {
  event.waitUntil(caches.keys().then(function (names) {
    return Promise.all(names.map(function (name) { return caches.delete(name) }))
  }).then(function () { return self.registration.unregister() }))
})
`
