import { isPushAddress } from './push-address'

test.each([
  ['https://fcm.googleapis.com/fcm/send/a', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/a', true],
  ['https://web.push.apple.com/a', true],
  ['https://db5p.notify.windows.com/w/?token=a', true],
  ['http://fcm.googleapis.com/fcm/send/a', false],
  ['https://fcm.googleapis.com:8443/a', false],
  ['https://user@fcm.googleapis.com/a', false],
  ['https://fcm.googleapis.com.evil.example/a', false],
  ['https://evilnotify.windows.com.example/a', false],
  ['https://notify.windows.com.evil.example/', false],
  ['https://127.0.0.1/a', false],
  ['http://169.254.169.254/latest/meta-data', false],
  ['https://localhost/a', false],
  ['//fcm.googleapis.com/a', false],
  ['javascript:alert(1)', false],
  ['', false],
])('%s is called: %s', (address, called) => {
  expect(isPushAddress(address, false)).toBe(called)
})

test('an address of this machine is accepted only with QA', () => {
  expect(isPushAddress('http://127.0.0.1:9/push', true)).toBe(true)
  expect(isPushAddress('http://127.0.0.1:9/push', false)).toBe(false)
  expect(isPushAddress('http://127.0.0.1.evil.example/push', true)).toBe(false)
})
