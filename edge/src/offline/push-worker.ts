/**
 * Shows a push message (`PushedNotice` of the contracts) and opens its page, in an existing tab if there is one. The
 * button unsubscribes with the token of the message, without a session. Browsers require a notification for every push,
 * so an unreadable message shows a generic one.
 */
export const pushWorker = `function siteAddress(path) {
  var home = self.location.origin + '/m/home'
  try {
    var url = new URL(path, self.location.origin)
    return url.origin === self.location.origin && url.pathname.indexOf('/m/') === 0 ? url.href : home
  } catch (e) { return home }
}
self.addEventListener('push', function (event) {
  var notice = {}
  try { notice = event.data.json() } catch (e) {}
  event.waitUntil(self.registration.showNotification(String(notice.title || self.location.hostname), {
    body: String(notice.body || ''),
    tag: String(notice.tag || 'message'),
    renotify: true,
    lang: String(notice.language || ''),
    data: { url: siteAddress(String(notice.url || '')), token: notice.token },
    actions: notice.token ? [{ action: 'off', title: String(notice.off || '') }] : []
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
  // Only a controlled tab can be moved, and giving another one the focus would use up the right to open a window.
  event.waitUntil(self.clients.matchAll({ type: 'window' }).then(function (tabs) {
    var own = tabs.filter(function (tab) { return tab.url.indexOf(self.location.origin + '/m/') === 0 })[0]
    if (!own) return self.clients.openWindow(data.url)
    return own.focus().then(function (tab) { return tab.navigate(data.url) }).catch(function () { return self.clients.openWindow(data.url) })
  }))
})
self.addEventListener('pushsubscriptionchange', function (event) {
  var old = event.oldSubscription
  var made = event.newSubscription || !old ? Promise.resolve() : self.registration.pushManager.subscribe(old.options)
  event.waitUntil(Promise.resolve(made).catch(function () {}).then(function () {
    return self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  }).then(function (tabs) {
    // Only a page has the member's session: an open one reports now, else the next visit does.
    tabs.forEach(function (tab) { tab.postMessage('push.subscription.changed') })
  }))
})
`
