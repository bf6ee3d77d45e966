import { launchQuery } from './launch-query'

const requested = { gameId: 'g', nodeId: 'n', merchantCode: 'aurora', language: 'PT' } as const
const always = {
  confirmTrans: '0',
  launchMode: 'GLS',
  platform: 'html5',
  clientType: '2',
  accountType: '1',
  merchantCode: 'aurora',
  language: 'PT',
  webView: 'false',
}

test.each([
  ['real play', { ...requested, mode: 'real' }, { gameId: 'g', nodeId: 'n' }],
  ['a trial', { ...requested, mode: 'demo' }, { telGameId: 'g', telNodeId: 'n' }],
  ['a lottery', { ...requested, mode: 'real', lottery: 'ent' }, { gameId: 'g', nodeId: 'n', lottoMode: 'ent' }],
] as const)('%s sends the query of spec §7 and nothing else', (_title, asked, own) => {
  expect(launchQuery(asked)).toEqual({ ...always, ...own })
})
