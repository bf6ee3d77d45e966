import type { ProviderCatalogue, ProviderGame } from '../src/play/games/provider-catalogue'

const play = (maxWinX: number): ProviderGame['play'] => ({
  rtpBp: 9600,
  hitRateBp: 2500,
  deviation: 6,
  maxWinX,
  stakes: {
    '0': { min: '20', max: '10000', steps: ['20', '200', '10000'] },
    '2': { min: '20', max: '10000', steps: ['20', '200', '10000'] },
  },
  mostStakes: 1,
  freeRounds: true,
})
const slot: ProviderGame['slot'] = {
  lines: 20,
  paytable: { line: { h1: [40, 100, 500], l1: [0, 5, 20] }, scatter: [2, 10, 50] },
}
const game = (gameCode: string, changes: Partial<ProviderGame> = {}): ProviderGame => ({
  gameCode,
  vendor: gameCode.split('_')[0] ?? '',
  name: gameCode,
  category: 'RNG',
  classify: '',
  status: 'playable',
  hot: false,
  isNew: false,
  play: play(500),
  slot,
  ...changes,
})

/** A small catalogue with one game of each kind that rules distinguish. */
export const testCatalogue: ProviderCatalogue = {
  vendors: [
    { code: 'NOVA', name: 'Nova Play', category: 'RNG', palette: 'violet', sort: 10 },
    { code: 'KUMO', name: 'Kumo', category: 'RNG', palette: 'ember', sort: 20 },
    { code: 'SALON', name: 'Salon', category: 'LIVE', palette: 'ruby', sort: 30 },
    { code: 'IMES', name: 'Impulse', category: 'SPORTS', palette: 'indigo', sort: 40 },
  ],
  games: [
    game('NOVA_fox', { name: 'Golden Fox', hot: true }),
    game('NOVA_tiger', { name: 'Jade Tiger', isNew: true }),
    game('NOVA_acao', { name: 'Ação Total' }),
    game('NOVA_small', { name: 'Small Cap', play: play(2.05) }),
    game('KUMO_dragon', { name: 'Dragon Lake' }),
    game('SALON_baccarat', {
      name: 'Baccarat',
      category: 'LIVE',
      classify: 'TG',
      status: 'coming',
      hot: true,
      play: null,
      slot: null,
    }),
    game('IMES_arena', { name: 'Arena', category: 'SPORTS', status: 'coming', play: null, slot: null }),
  ],
}
