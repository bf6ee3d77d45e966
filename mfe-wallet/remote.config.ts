import { defineRemote } from '@mosaic/remote-kit'

export default defineRemote({
  name: 'wallet',
  owner: 'Wallet squad',
  requires: { contracts: '^1', events: ['wallet.balance.changed@1', 'wallet.refresh.requested@1', 'deposit.settled@1'], slots: ['header.balance'] },
  emits: ['wallet.refresh.requested@1', 'deposit.settled@1'],
  routes: [
    { path: '/m/voucherCenter', module: './DepositPage', access: 'member', title: 'deposit.title', refuse: ['trial'] },
    { path: '/m/gameRecord', module: './BetRecordPage', access: 'member', title: 'bets.title', flag: 'TRANSBETREPMEM3' },
    { path: '/m/transaction/record', module: './AccountRecordPage', access: 'member', title: 'entries.title', flag: 'TRANSREC3' },
    { path: '/m/vouReport', module: './DepositRecordPage', access: 'member', title: 'deposits.title', refuse: ['trial'], flag: 'DEPRECM3' },
  ],
  extensions: [{ slot: 'header.balance', module: './BalanceWidget', when: 'member', order: 10, height: 44 }],
  menu: [
    { place: 'side.top', key: 'menu.deposit', icon: 'wallet', to: '/m/voucherCenter', when: 'member', order: 10 },
    { place: 'side.top', key: 'menu.withdraw', icon: 'hand-coins', to: '/m/withdraw', when: 'member', order: 20 },
    { place: 'side.member', key: 'menu.betRecord', icon: 'game-controller', to: '/m/gameRecord', when: 'member', flag: 'TRANSBETREPMEM3', order: 10 },
    { place: 'side.member', key: 'menu.accountRecord', icon: 'list-magnifying-glass', to: '/m/transaction/record', when: 'member', flag: 'TRANSREC3', order: 20 },
    { place: 'side.member', key: 'menu.depositRecord', icon: 'receipt', to: '/m/vouReport', when: 'member', flag: 'DEPRECM3', order: 40 },
    { place: 'side.member', key: 'menu.profitAndLoss', icon: 'chart-line-up', to: '/m/profitandloss', when: 'member', flag: 'PERSREP', order: 50 },
    { place: 'private.footer', key: 'menu.deposit', icon: 'wallet', to: '/m/voucherCenter', when: 'member', order: 10 },
    { place: 'private.footer', key: 'menu.accountRecord', icon: 'list-magnifying-glass', to: '/m/transaction/record', when: 'member', flag: 'TRANSREC3', order: 20 },
    { place: 'agent', key: 'menu.accountRecord', icon: 'list-magnifying-glass', to: '/m/transaction/record?types=A', when: 'agent', flag: 'TRANSREC3', order: 20 },
  ],
})
