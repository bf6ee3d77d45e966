import { defineRemote } from '@mosaic/remote-kit'

const ownBar = { header: false, bottomMenu: false, back: 'home' } as const

export default defineRemote({
  name: 'account',
  owner: 'Account squad',
  requires: { contracts: '^1', events: ['language.changed@1', 'theme.changed@1', 'games.round.settled@1'], slots: ['side.profile', 'member.summary', 'overlay.global'] },
  emits: ['language.changed@1', 'theme.changed@1'],
  routes: [
    { path: '/m/login', module: './LoginPage', access: 'guest', title: 'login.title', layout: ownBar, prefetch: [{ endpoint: 'registerSettings' }] },
    {
      path: '/m/register',
      aliases: ['/m/register.html'],
      module: './RegisterPage',
      access: 'guest',
      title: 'register.title',
      layout: ownBar,
      prefetch: [{ endpoint: 'registerSettings' }],
    },
    { path: '/m/trail', aliases: ['/m/trial'], module: './TrialPage', access: 'guest', title: 'trial.title', flag: 'FREEPLAY3', layout: { back: 'home' } },
    // The link of an e-mail is opened in whatever browser the member is already logged in to.
    { path: '/m/forget', module: './ForgetPage', access: 'public', title: 'forget.title', layout: ownBar, prefetch: [{ endpoint: 'registerSettings' }] },
    { path: '/m/social', module: './SocialPage', access: 'public', title: 'social.title', layout: ownBar, prefetch: [{ endpoint: 'registerSettings' }] },
    { path: '/m/member/home', module: './MemberHomePage', access: 'member', title: 'memberHome.title', layout: { footer: 'private' } },
    { path: '/m/securityCenter', module: './SecurityCenterPage', access: 'member', title: 'security.title', refuse: ['trial'], flag: 'SECPRIV' },
    { path: '/m/limits', module: './LimitsPage', access: 'member', title: 'limits.title', refuse: ['trial'], flag: 'RGTOOLS3', layout: { bottomMenu: false } },
    { path: '/m/set', module: './SettingsPage', access: 'public', title: 'settings.title' },
    {
      path: '/m/agentRegister',
      module: './OpenAccountPage',
      access: 'agent',
      title: 'openAccount.title',
      layout: { bottomMenu: false, footer: 'agent' },
      prefetch: [{ endpoint: 'registerSettings' }],
    },
    { path: '/m/changePsw', module: './ChangePasswordPage', access: 'member', title: 'changePassword.title', layout: { bottomMenu: false, back: 'none' } },
  ],
  extensions: [
    { slot: 'side.profile', module: './SideProfile', when: 'public', order: 10, height: 96 },
    { slot: 'overlay.global', module: './PasskeyOffer', when: 'member', order: 30 },
    { slot: 'overlay.global', module: './RealityCheck', when: 'member', flag: 'RGTOOLS3', order: 20 },
  ],
  menu: [
    { place: 'bottom', key: 'menu.account', icon: 'user-circle', to: '/m/member/home', order: 50 },
    { place: 'side.account', key: 'menu.memberCenter', icon: 'identification-card', to: '/m/member/home', when: 'member', order: 10 },
    { place: 'side.member', key: 'menu.securityCenter', icon: 'shield-check', to: '/m/securityCenter', when: 'member', flag: 'SECPRIV', order: 30 },
    { place: 'settings', key: 'menu.securityCenter', icon: 'shield-check', to: '/m/securityCenter', when: 'member', flag: 'SECPRIV', order: 20 },
    { place: 'agent', key: 'menu.securityCenter', icon: 'shield-check', to: '/m/securityCenter', when: 'agent', flag: 'SECPRIV', order: 80 },
    { place: 'agent', key: 'menu.openAccount', icon: 'user-plus', to: '/m/agentRegister', when: 'agent', order: 20 },
    { place: 'agent.footer', key: 'menu.openAccount', icon: 'user-plus', to: '/m/agentRegister', when: 'agent', order: 25 },
    { place: 'side.account', key: 'menu.limits', icon: 'hourglass-medium', to: '/m/limits', when: 'member', flag: 'RGTOOLS3', order: 30 },
    { place: 'settings', key: 'menu.changePassword', icon: 'key', to: '/m/changePsw', when: 'member', order: 10 },
    { place: 'private.footer', key: 'menu.settings', icon: 'gear', to: '/m/set', order: 80 },
    { place: 'side.account', key: 'menu.settings', icon: 'gear', to: '/m/set', order: 90 },
  ],
})
