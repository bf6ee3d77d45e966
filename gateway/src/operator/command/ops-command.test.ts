import { readOpsCommand } from './ops-command'

test.each([
  [['promotions', 'recompute'], { kind: 'promotions', fix: false, operator: 'ana' }],
  [['promotions', 'recompute', '--fix'], { kind: 'promotions', fix: true, operator: 'ana' }],
  [['activity', 'recompute'], { kind: 'activity', fix: false, operator: 'ana' }],
  [['activity', 'recompute', '--fix'], { kind: 'activity', fix: true, operator: 'ana' }],
  [
    ['activity', 'recompute', '--all-of-it'],
    { kind: 'help', problem: '"activity recompute --all-of-it" is not known.' },
  ],
  [['withdrawals', 'list'], { kind: 'list', subject: 'withdrawals', all: false }],
  [['withdrawals', 'list', '--all'], { kind: 'list', subject: 'withdrawals', all: true }],
  [['withdrawals', 'approve', 'w1'], { kind: 'approve', subject: 'withdrawals', id: 'w1', operator: 'ana' }],
  [
    ['withdrawals', 'approve', 'w1', '--as', 'rui'],
    { kind: 'approve', subject: 'withdrawals', id: 'w1', operator: 'rui' },
  ],
  [['deposits', 'list', '--all'], { kind: 'list', subject: 'deposits', all: true }],
  [
    ['deposits', 'approve', 'd1', '90.00'],
    { kind: 'approve', subject: 'deposits', id: 'd1', operator: 'ana', amount: '90.00' },
  ],
  [['deposits', 'approve', 'd1'], { kind: 'help', problem: 'How much was found on the account?' }],
  [
    ['deposits', 'reject', 'd1', 'Not ours'],
    { kind: 'reject', subject: 'deposits', id: 'd1', operator: 'ana', reason: 'Not ours' },
  ],
  [
    ['withdrawals', '--as', 'rui', 'reject', 'w1', 'No papers'],
    { kind: 'reject', subject: 'withdrawals', id: 'w1', operator: 'rui', reason: 'No papers' },
  ],
  [['withdrawals', 'reject', 'w1'], { kind: 'help', problem: 'Why? The member reads the reason.' }],
  [['withdrawals', 'approve'], { kind: 'help', problem: 'Which one? "withdrawals list" shows their ids.' }],
  [['withdrawals', 'approve', 'w1', '--as'], { kind: 'help', problem: '--as needs a name.' }],
  [['free-rounds', 'approve', 'f1'], { kind: 'approve', subject: 'free-rounds', id: 'f1', operator: 'ana' }],
  [
    [
      'free-rounds',
      'propose',
      'aurora',
      'player01',
      'NOVA_fox',
      '0.20',
      '10',
      '7',
      'Sorry for the outage',
      '--as',
      'rui',
    ],
    {
      kind: 'propose',
      merchant: 'aurora',
      account: 'player01',
      gameId: 'NOVA_fox',
      stake: '0.20',
      rounds: 10,
      days: 7,
      reason: 'Sorry for the outage',
      operator: 'rui',
    },
  ],
  [
    ['free-rounds', 'propose', 'aurora', 'player01', 'NOVA_fox', '0.20', '10', '7'],
    {
      kind: 'help',
      problem: 'Needed are merchant, account, game, stake, how many rounds, for how many days, and why.',
    },
  ],
  [
    ['operators', 'add', 'rui', 'rui@example.com', '--as', 'eva'],
    { kind: 'first-operator', name: 'rui', email: 'rui@example.com', operator: 'eva' },
  ],
  [['operators', 'add', 'rui'], { kind: 'help', problem: 'Which e-mail address gets the link?' }],
  [['operators', 'restart', 'rui'], { kind: 'restart-operator', name: 'rui', operator: 'ana' }],
  [['operators', 'add'], { kind: 'help', problem: 'Whose account?' }],
  [['ledger', 'verify'], { kind: 'verify', noted: null }],
  [['ledger', 'verify', '--noted', `3:${'a'.repeat(64)}`], { kind: 'verify', noted: `3:${'a'.repeat(64)}` }],
  [
    ['ledger', 'verify', '--noted', 'x'],
    { kind: 'help', problem: '--noted needs what an earlier "ledger verify" told: a number, a colon and a hash.' },
  ],
  [['ledger'], { kind: 'help', problem: '"ledger" is not known.' }],
  [['reconcile'], { kind: 'reconcile', days: 1, openHours: 24 }],
  [['reconcile', '--days', '7', '--open-hours', '0'], { kind: 'reconcile', days: 7, openHours: 0 }],
  [['reconcile', '--days', '40'], { kind: 'help', problem: '--days needs a number from 1 to 31.' }],
  [['reconcile', '--open-hours'], { kind: 'help', problem: '--open-hours needs a number of hours.' }],
  [['reconcile', 'all'], { kind: 'help', problem: '"reconcile all" is not known.' }],
  [['members'], { kind: 'help', problem: '"members" is not known.' }],
  [[], { kind: 'help', problem: null }],
] as const)('%j', (args, command) => {
  expect(readOpsCommand(args, 'ana')).toEqual(command)
})
