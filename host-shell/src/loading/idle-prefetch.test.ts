import { filesToPrefetch } from './idle-prefetch'

const remote = (name: string) => ({
  version: '1',
  release: '1+a',
  base: `/r/${name}/`,
  entry: 'remoteEntry.js',
  texts: {},
  integrity: {},
  modules: { './List': { js: ['shared.js', 'List.js'], css: ['List.css'] }, './Deep': { js: ['shared.js', 'Deep.js'], css: [] } },
})
const route = (path: string, module: './List' | './Deep') => ({ path, module, remote: 'games', access: 'public', title: 't', label: 'T' }) as const
const entry = (to: string) => ({ place: 'bottom', key: 'k', icon: 'i', to, order: 1, remote: 'games', label: 'L' }) as const

test('every entry and the modules that menus lead to are fetched ahead, each file once', () => {
  const files = filesToPrefetch({
    remotes: { games: remote('games'), wallet: remote('wallet') },
    routes: [route('/m/list', './List'), route('/m/deep', './Deep')],
    menu: [entry('/m/list?x=1'), entry('/m/list')],
  })
  expect(files).toEqual(['/r/games/remoteEntry.js', '/r/wallet/remoteEntry.js', '/r/games/shared.js', '/r/games/List.js', '/r/games/List.css'])
})
