import { readOpsCommand } from './ops-command'

test.each([
  [['withdrawals', 'list'], { kind: 'list', all: false }],
  [['withdrawals', 'list', '--all'], { kind: 'list', all: true }],
  [['withdrawals', 'approve', 'w1'], { kind: 'approve', id: 'w1', operator: 'ana' }],
  [['withdrawals', 'approve', 'w1', '--as', 'rui'], { kind: 'approve', id: 'w1', operator: 'rui' }],
  [
    ['withdrawals', '--as', 'rui', 'reject', 'w1', 'No papers'],
    { kind: 'reject', id: 'w1', operator: 'rui', reason: 'No papers' },
  ],
  [['withdrawals', 'reject', 'w1'], { kind: 'help', problem: 'Why? The member reads the reason.' }],
  [['withdrawals', 'approve'], { kind: 'help', problem: 'Which one? "withdrawals list" shows their ids.' }],
  [['withdrawals', 'approve', 'w1', '--as'], { kind: 'help', problem: '--as needs a name.' }],
  [['deposits'], { kind: 'help', problem: '"deposits" is not known.' }],
  [[], { kind: 'help', problem: null }],
] as const)('%j', (args, command) => {
  expect(readOpsCommand(args, 'ana')).toEqual(command)
})
