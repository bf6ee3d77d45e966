import { downloadLinks } from './download-links'

/** Attempts to lead visitors elsewhere through a merchant's resources. */
const hostile = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://site.test/x',
  '//evil.test/app.apk',
  '/\\evil.test/app.apk',
  '\\\\evil.test/app.apk',
  '/\t/evil.test/app.apk',
  '/\n/evil.test',
  'https://site.test@evil.test/app.apk',
  'https://user:pass@evil.test/',
  'https:\\\\evil.test',
  'http://site.test/app.apk',
  'file:///etc/passwd',
  'https://site.test/\u0000',
  'https://site.test/\u202egpj.apk',
  '',
]
const types = ['Android', 'IOS', 'MOBILECONFIG', 'AppDownloadIcon'] as const

test.each(hostile)('%j is no download', (url) => {
  const links = downloadLinks(types.map((resourceType) => ({ resourceType, url })))
  expect(Object.values(links)).toEqual([null, null, null, null])
})

test.each([
  '/download/app.apk',
  'https://cdn.site.test/app.apk?v=2',
  'itms-services://?action=download-manifest&url=x',
])('%s is a download', (url) => {
  expect(downloadLinks([{ resourceType: 'Android', url }]).android).toBe(url)
})
