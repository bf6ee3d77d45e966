import { chatPage, serviceLinks } from './service-links'

const leadsTo = (path: string) =>
  serviceLinks([{ csType: 'WHATSAPP', title: 'Way', path }], 'member', true).map((link) =>
    'to' in link ? link.to : 'href' in link ? link.href : 'refused',
  )

test.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'blob:https://site.test/x',
  '//evil.test',
  '/\\evil.test',
  '/\t/evil.test',
  '\\\\evil.test',
  '/m/\\evil.test',
  '/m/\nhome',
  '/m/../..//evil.test',
  '/m/%2e%2e//evil.test',
  '/m/home\u0000',
  'https://site.test@evil.test/',
  'https://user:pass@evil.test/',
  'https://wa.me/1\u202e',
  'https:\\\\evil.test',
  'http://wa.me/1',
  'ftp://wa.me/1',
  'tel:1\n2',
  '/wps/member/info',
  '',
])('a service path %j leads nowhere', (path) => {
  expect(leadsTo(path)).toEqual([])
})

test.each(['https://wa.me/5511999990000', 'tel:+551130000000', 'mailto:help@aurora.example', '/m/help?id=1'])(
  'a service path %s is followed',
  (path) => {
    expect(leadsTo(path)).toEqual([path])
  },
)

test("the site's own entry opens the chat, whatever its path", () => {
  const entries = [{ csType: 'CS', title: 'Chat', path: 'javascript:alert(1)' }]
  expect(serviceLinks(entries, 'member', true)).toEqual([expect.objectContaining({ to: chatPage })])
})
