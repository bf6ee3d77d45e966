/**
 * Shows what a push message tells (`PushedNotice` of the contracts) and opens its page, in a tab that is there already. The button ends push
 * messages with the proof that came along, without a session. A browser that is told something has to show something, so a message that
 * cannot be read still says that there is one.
 */
export const pushWorker = `function siteAddress(path) {
  var home = self.location.origin + '/m/home'
  try {
    var url = new URL(path, self.location.origin)
    return url.origin === self.location.origin && url.pathname.indexOf('/m/') === 0 ? url.href : home
  } catch (e) { return home }
}
self.addEventListener('push', function (event) {
  var told = {}
  try { told = event.data.json() } catch (e) {}
  event.waitUntil(self.registration.showNotification(String(told.title || self.location.hostname), {
    body: String(told.body || ''),
    tag: String(told.tag || 'message'),
    renotify: true,
    lang: String(told.language || ''),
    data: { url: siteAddress(String(told.url || '')), token: told.token },
    actions: told.token ? [{ action: 'off', title: String(told.off || '') }] : []
  }))
})
self.addEventListener('notificationclick', function (event) {
  var data = event.notification.data || {}
  event.notification.close()
  if (event.action === 'off') {
    event.waitUntil(fetch('/wps/notifications/unsubscribe', {
      method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ token: data.token })
    }))
    return
  }
  event.waitUntil(self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then(function (tabs) {
    var own = tabs.filter(function (tab) { return tab.url.indexOf(self.location.origin + '/m/') === 0 })[0]
    if (!own) return self.clients.openWindow(data.url)
    return own.focus().then(function (tab) { return tab.navigate(data.url) }).catch(function () { return self.clients.openWindow(data.url) })
  }))
})
`
