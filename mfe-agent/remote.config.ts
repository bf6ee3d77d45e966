import { defineRemote } from '@mosaic/remote-kit'

export default defineRemote({
  name: 'agent',
  owner: 'Agent squad',
  routes: [
    {
      path: '/m/agent',
      module: './AgentHomePage',
      access: 'agent',
      title: 'home.title',
      layout: { header: false, bottomMenu: false, footer: 'agent' },
    },
    {
      path: '/m/agent/team/overview',
      module: './TeamOverviewPage',
      access: 'agent',
      title: 'overview.title',
      layout: { bottomMenu: false, footer: 'agent' },
    },
    {
      path: '/m/agent/team/pnl',
      module: './TeamPnlPage',
      access: 'agent',
      title: 'pnl.title',
      layout: { bottomMenu: false, footer: 'agent' },
    },
    {
      path: '/m/agent/redRain',
      module: './RedRainGivePage',
      access: 'agent',
      title: 'rain.title',
      layout: { bottomMenu: false, footer: 'agent' },
    },
    {
      path: '/m/teamBetting',
      module: './TeamBettingPage',
      access: 'agent',
      title: 'betting.title',
      layout: { bottomMenu: false, footer: 'agent' },
    },
    {
      path: '/m/member/teamRebate',
      module: './RebateIncomePage',
      access: 'agent',
      title: 'income.title',
      layout: { bottomMenu: false, footer: 'agent' },
    },
  ],
  menu: [
    {
      place: 'agent',
      key: 'menu.overview',
      icon: 'chart-line-up',
      to: '/m/agent/team/overview',
      when: 'agent',
      order: 10,
    },
    { place: 'agent', key: 'menu.pnl', icon: 'chart-line', to: '/m/agent/team/pnl', when: 'agent', order: 40 },
    { place: 'agent', key: 'rain.title', icon: 'hand-coins', to: '/m/agent/redRain', when: 'agent', order: 35 },
    { place: 'agent', key: 'menu.betting', icon: 'game-controller', to: '/m/teamBetting', when: 'agent', order: 50 },
    { place: 'agent', key: 'menu.income', icon: 'coins', to: '/m/member/teamRebate', when: 'agent', order: 70 },
    { place: 'agent.footer', key: 'menu.short', icon: 'users-three', to: '/m/agent', when: 'agent', order: 20 },
    {
      place: 'agent.footer',
      key: 'menu.team',
      icon: 'tree-structure',
      to: '/m/agent/team/overview',
      when: 'agent',
      order: 30,
    },
    { place: 'side.more', key: 'menu.centre', icon: 'users-three', to: '/m/agent', when: 'agent', order: 10 },
  ],
})
