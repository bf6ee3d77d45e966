import { inviteLink } from './invite-link'

const here = { protocol: 'https:', host: 'aurora.example:8443', hostname: 'aurora.example' }

test.each([
  [
    'the host in use is one of the site: the visitor stays on it',
    ['aurora.example', 'b.example'],
    'aurora.example:8443',
  ],
  ['another host, for instance of a test: the first of the site', ['b.example', 'c.example'], 'b.example'],
  ['no hosts known: the host in use', [], 'aurora.example:8443'],
])('%s', (_title, domains, host) => {
  expect(inviteLink('AB CD', domains, here)).toBe(`https://${host}/m/register?code=AB%20CD`)
})
