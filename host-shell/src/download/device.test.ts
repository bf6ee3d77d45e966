import { deviceOf } from './device'
import { visitKind } from './visit-kind'

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

describe('kind of visit', () => {
  const browser = { userAgent: iphone, standalone: false, search: '', cameFromClip: false }
  it.each([
    ['in a browser', browser, 'H5'],
    ['in the native wrapper', { ...browser, userAgent: `${pixel} MosaicApp/1.0`, standalone: true }, 'APP'],
    ['from the home screen', { ...browser, standalone: true, search: '?from=webclip' }, 'PWA'],
    ['from the web clip of the iOS profile', { ...browser, search: '?lang=PT&from=webclip' }, 'WEBCLIP'],
    ['on a later page after the web clip', { ...browser, cameFromClip: true }, 'WEBCLIP'],
    ['with another word that ends alike', { ...browser, search: '?xfrom=webclip' }, 'H5'],
  ] as const)('%s', (_, facts, kind) => expect(visitKind(facts)).toBe(kind))
})
