import { defineRemote, type RouteLayout } from '@mosaic/remote-kit'
import { hotGamesQuery } from './src/api/public-queries'

const withoutMenu: RouteLayout = { bottomMenu: false }
const vendors = { endpoint: 'vendors' } as const
const hotGames = { endpoint: 'hotGames', query: hotGamesQuery } as const
const lobby = { module: './LobbyPage', access: 'public', prefetch: [vendors] } as const

const lottery = { module: './LotteryPage', access: 'public', prefetch: [vendors] } as const

export default defineRemote({
  name: 'games',
  owner: 'Games squad',
  routes: [
    { ...lobby, path: '/m/gameCenter', title: 'title.gameCenter', prefetch: [vendors, hotGames] },
    { ...lobby, path: '/m/slotsCenter', title: 'title.slotsCenter', layout: withoutMenu },
    { ...lobby, path: '/m/gameList', title: 'title.gameList', layout: withoutMenu },
    { ...lobby, path: '/m/hot-games', title: 'title.hot', prefetch: [hotGames, vendors] },
    { ...lobby, path: '/m/fav-games', title: 'title.favourites', access: 'member' },
    { ...lobby, path: '/m/slot-games', title: 'title.slots' },
    { ...lobby, path: '/m/live-games', title: 'title.live' },
    { ...lobby, path: '/m/poker-games', title: 'title.poker' },
    { ...lobby, path: '/m/sport-games', title: 'title.sports' },
    { ...lobby, path: '/m/esport-games', title: 'title.esports' },
    { ...lobby, path: '/m/fishing-games', title: 'title.fishing' },
    { ...lobby, path: '/m/crash-games', title: 'title.crash' },
    { ...lottery, path: '/m/lott', title: 'title.lott' },
    { ...lottery, path: '/m/elott', title: 'title.elott' },
    { ...lottery, path: '/m/lottery', title: 'title.lottery', layout: { header: false, bottomMenu: false } },
    {
      path: '/m/sportsGame',
      module: './SportsGamePage',
      access: 'public',
      title: 'title.sportsGame',
      layout: { header: false, bottomMenu: false },
      prefetch: [vendors],
    },
    {
      path: '/m/play',
      module: './PlayPage',
      access: 'public',
      title: 'title.play',
      layout: { header: false, bottomMenu: false },
    },
  ],
  extensions: [
    {
      slot: 'home.lobby',
      module: './HomeLobby',
      when: 'public',
      order: 10,
      height: 900,
      prefetch: [vendors, hotGames],
    },
    { slot: 'home.winners', module: './WinnersTicker', when: 'public', order: 10 },
    { slot: 'side.games', module: './SideGames', when: 'public', order: 10 },
  ],
  menu: [
    { place: 'bottom', key: 'menu.games', icon: 'game-controller', to: '/m/gameCenter', order: 60 },
    // The vendor sorting decides which entries the side menu shows; the document decides which have a screen.
    { place: 'side.lottery', key: 'category.LOTT', icon: 'ticket', to: '/m/lott', order: 10 },
    { place: 'side.lottery', key: 'category.ELOTT', icon: 'ticket', to: '/m/elott', order: 20 },
  ],
})
