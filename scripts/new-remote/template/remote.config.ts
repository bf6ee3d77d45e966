import { defineRemote } from '@mosaic/remote-kit'

export default defineRemote({
  name: 'newcomer',
  owner: 'Newcomer squad',
  routes: [{ path: '/m/newcomer', module: './NewcomerPage', access: 'public', title: 'title.newcomer' }],
  extensions: [{ slot: 'home.winners', module: './NewcomerCard', when: 'public', order: 90, height: 72 }],
  menu: [{ place: 'side.more', key: 'title.newcomer', icon: 'sparkle', to: '/m/newcomer', order: 90 }],
})
