import { hostName } from './host-name'

test.each([
  ['www.example.com', 'www.example.com'],
  ['WWW.Example.COM', 'www.example.com'],
  ['www.example.com.', 'www.example.com'],
  ['www.example.com.:443', 'www.example.com'],
  ['www.example.com:8443', 'www.example.com'],
  ['lótus.example', 'xn--ltus-qqa.example'],
  ['XN--LTUS-QQA.example', 'xn--ltus-qqa.example'],
  ['[2001:DB8::1]:4000', '[2001:db8::1]'],
  ['localhost:4000', 'localhost'],
  ['', ''],
  ['a b', ''],
  ['user@www.example.com', ''],
  ['www.example.com/path', ''],
  ['www.example.com:port', ''],
])('host %j: %j', (host, name) => expect(hostName(host)).toBe(name))
