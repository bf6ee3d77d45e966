import { deviceName } from './device-name'

test.each([
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36',
    'Android · Chrome',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 12_4 like Mac OS X) AppleWebKit/605.1.15 Version/12.1 Mobile/15E148 Safari/604.1',
    'iPhone · Safari',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126 Safari/537.36 Edg/126.0', 'Windows · Edge'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:127.0) Gecko/20100101 Firefox/127.0', 'Mac · Firefox'],
  [
    'Mozilla/5.0 (Linux; Android 13; SM-S901B) AppleWebKit/537.36 SamsungBrowser/23.0 Chrome/115 Mobile Safari/537.36',
    'Android · Samsung Internet',
  ],
  ['curl/8.5.0', null],
  ['', null],
])('%s is %s', (userAgent, name) => expect(deviceName(userAgent)).toBe(name))
