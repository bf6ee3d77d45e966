import { agentFamily } from './agent-family'

const android = (chrome: string, version = '10; K') =>
  `Mozilla/5.0 (Linux; Android ${version}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${chrome} Mobile Safari/537.36`
const iphone = (ios: string, build: string, safari: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${ios} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${safari} Mobile/${build} Safari/604.1`
const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36'
const firefox = (version: string) => `Mozilla/5.0 (X11; Linux x86_64; rv:${version}) Gecko/20100101 Firefox/${version}`

test.each([
  ['Chrome', android('120.0.0.0'), android('131.0.6778.39')],
  ['Android', android('120.0.0.0', '13; SM-G991B'), android('120.0.0.0', '14; SM-G991B')],
  ['iOS and Safari', iphone('12_4', '15E148', '12.1.2'), iphone('18_1_1', '22B91', '18.1.1')],
  ['Firefox', firefox('128.0'), firefox('133.0')],
])('an update of %s: the same family', (_what, before, after) => {
  expect(agentFamily(after)).toBe(agentFamily(before))
})

test('other browsers and systems: other families', () => {
  const agents = [
    android('120.0.0.0'),
    android('120.0.0.0', '13; SM-G991B'),
    iphone('18_1', '22B91', '18.1'),
    iphone('18_1', '22B91', '18.1').replace('Version/18.1', 'CriOS/131.0'),
    iphone('18_1', '22B91', '18.1').replace('iPhone;', 'iPad;'),
    windows,
    `${windows} Edg/120.0.0.0`,
    `${windows} OPR/106.0.0.0`,
    firefox('128.0'),
    firefox('128.0').replace('X11; Linux x86_64', 'Macintosh; Intel Mac OS X 10.15'),
  ]
  expect(new Set(agents.map(agentFamily)).size).toBe(agents.length)
})
