import { defineRemote } from '@mosaic/remote-kit'
import { bannersQuery, promotionsQuery } from './src/api/public-queries'

const promotions = { endpoint: 'announcements', query: promotionsQuery } as const

export default defineRemote({
  name: 'promotions',
  owner: 'Promotions squad',
  routes: [
    {
      path: '/m/activity',
      module: './ActivityPage',
      access: 'public',
      title: 'title.list',
      layout: { back: 'home' },
      prefetch: [promotions],
    },
    {
      path: '/m/activityDetail',
      module: './ActivityDetailPage',
      access: 'public',
      title: 'title.detail',
      prefetch: [promotions],
    },
    {
      path: '/m/rewardCenter',
      module: './RewardCenterPage',
      access: 'member',
      flag: 'REWCEN3',
      title: 'menu.rewardCenter',
      refuse: ['trial'],
    },
    {
      path: '/m/inviteFriends',
      module: './InviteFriendsPage',
      access: 'member',
      title: 'invite.title',
      refuse: ['trial'],
    },
    { path: '/m/redRain', module: './RedRainPage', access: 'member', title: 'rain.title', refuse: ['trial'] },
  ],
  extensions: [
    {
      slot: 'home.hero',
      module: './HomeBanners',
      when: 'public',
      order: 10,
      height: 196,
      prefetch: [{ endpoint: 'announcements', query: bannersQuery, picture: ['banners', 0, 'announcementImages', 0] }],
    },
    { slot: 'deposit.bonus', module: './DepositBonusTerms', when: 'member', order: 10 },
    { slot: 'wallet.bonus', module: './WalletBonus', when: 'member', order: 10 },
    { slot: 'home.popups', module: './LoginPopup', when: 'member', order: 10 },
  ],
  menu: [
    { place: 'bottom', key: 'menu.promotions', icon: 'gift', to: '/m/activity', order: 20 },
    {
      place: 'bottom',
      key: 'menu.share',
      icon: 'share-network',
      to: '/m/inviteFriends',
      module: './ShareEntry',
      order: 30,
    },
    { place: 'bottom', key: 'menu.rewards', icon: 'treasure-chest', to: '/m/rewardCenter', flag: 'REWCEN3', order: 40 },
    { place: 'side.top', key: 'menu.promotions', icon: 'gift', to: '/m/activity', order: 30 },
    {
      place: 'side.top',
      key: 'menu.invite',
      icon: 'share-network',
      to: '/m/inviteFriends',
      module: './ShareEntry',
      order: 40,
    },
    {
      place: 'side.top',
      key: 'menu.rewardCenter',
      icon: 'treasure-chest',
      to: '/m/rewardCenter',
      flag: 'REWCEN3',
      order: 50,
    },
    {
      place: 'side.top',
      key: 'menu.cashback',
      icon: 'percent',
      to: '/m/member/manualRebate',
      when: 'member',
      flag: 'MANPLAYREB3',
      order: 60,
    },
  ],
})
