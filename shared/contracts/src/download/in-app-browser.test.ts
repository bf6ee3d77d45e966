import { isInAppBrowser } from './in-app-browser'

const ios = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 7'
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/124.0 Mobile Safari/537.36'

test.each([
  [`${ios} Mobile/15E148 Instagram 300.0`, true],
  [`${ios} Mobile/15E148 [FBAN/FBIOS;FBAV/450]`, true],
  [`${ios} Mobile/15E148 Safari Line/13.1`, true],
  [`${ios} Mobile/15E148`, true],
  [`${android}; wv) ${chrome}`, true],
  [`${android}) ${chrome} KAKAOTALK 10`, true],
  [`${android}) ${chrome} trill_2023 BytedanceWebview/1`, true],
  [`${ios} Version/17.4 Mobile/15E148 Safari/604.1`, false],
  [`${ios} CriOS/124.0 Mobile/15E148 Safari/604.1`, false],
  [`${android}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0 Mobile Safari/537.36`, false],
])('%s: %s', (userAgent, isInApp) => expect(isInAppBrowser(userAgent)).toBe(isInApp))
