import { telegramLink } from '../message/telegram-link'
import { chatDestination } from './chat-destination'

test.each([
  ['/m/chat?backUrl=%2Fm%2Fhome', 'page'],
  ['https://chat.example/w?id=7', 'vendor'],
  ['https://site.test/m/chat', 'page'],
  ['https://site.test/wps/x', 'none'],
  ['http://chat.example/', 'none'],
  ['//evil.test/m/chat', 'none'],
  ['/\\evil.test', 'none'],
  ['/m/../wps/session', 'none'],
  ['https://user@evil.test/', 'none'],
  ['javascript:alert(1)', 'none'],
  ['', 'none'],
])('a chat at "%s" leads to: %s', (chatUrl, kind) => {
  expect(chatDestination(chatUrl, 'https://site.test').kind).toBe(kind)
})

test.each([
  ['https://t.me/aurora', 'https://t.me/aurora'],
  ['http://t.me/aurora', null],
  ['javascript:alert(1)', null],
  ['https://t.me@evil.test/', null],
  ['//t.me/x', null],
])('a Telegram address "%s" is opened as %s', (url, link) => {
  expect(telegramLink([{ resourceType: 'TELEGRAM', url }])).toBe(link)
})
