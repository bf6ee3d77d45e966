import { deviceOf } from './device'

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1'
const chromeOnIphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/124.0 Mobile/15E148 Safari/604.1'
const inInstagram =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 300'
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15'
const pixel =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0 Mobile Safari/537.36'

describe('device', () => {
  it.each([
    ['an iPhone', iphone, 5, { system: 'ios', safari: true }],
    ['another browser on an iPhone', chromeOnIphone, 5, { system: 'ios', safari: false }],
    ['a page inside another app on an iPhone', inInstagram, 5, { system: 'ios', safari: false }],
    ['an iPad that calls itself a Mac', mac, 5, { system: 'ios', safari: true }],
    ['a Mac', mac, 0, { system: 'other', safari: false }],
    ['an Android phone', pixel, 5, { system: 'android', safari: false }],
  ] as const)('%s', (_, userAgent, touchPoints, device) => expect(deviceOf(userAgent, touchPoints)).toEqual(device))
})
