import fc from 'fast-check'
import {
  emptyTree,
  root,
  treeReducer,
  visibleRows,
  type TreeEvent,
  type TreeMember,
  type TreeState,
} from './tree-state'

const member = (id: string): TreeMember => ({
  id,
  account: id,
  type: 0,
  level: 1,
  directCount: 1,
  teamCount: 1,
  online: false,
  registeredAt: 0,
  lastLoginAt: null,
  balance: '0.00',
  deposit: '0.00',
  bet: '0.00',
  validBet: '0.00',
  payout: '0.00',
  pnl: '0.00',
  currency: 'BRL',
})
const run = (events: readonly TreeEvent[], from: TreeState = emptyTree) => events.reduce(treeReducer, from)
const print = (state: TreeState) =>
  visibleRows(state).map(
    (row) =>
      '  '.repeat(row.depth) +
      (row.kind === 'member' ? row.member.account : row.loading ? '…' : row.failure ? '!' : '+'),
  )
const arrived = (parent: string, ids: string[], nextPage: number | null = null): TreeEvent => ({
  type: 'arrived',
  parent,
  members: ids.map(member),
  nextPage,
})
const failure = { code: 'offline', status: null, traceId: null, fields: {} }

describe('the member tree', () => {
  it('opens level by level, each branch below its parent', () => {
    const state = run([
      arrived(root, ['ana', 'bia']),
      { type: 'opened', parent: 'ana' },
      arrived('ana', ['caio']),
      { type: 'opened', parent: 'caio' },
      arrived('caio', ['davi']),
    ])
    expect(print(state)).toEqual(['ana', '  caio', '    davi', 'bia'])
  })

  it('hides everything below a closed member and shows it again without asking', () => {
    const opened = run([arrived(root, ['ana', 'bia']), { type: 'opened', parent: 'ana' }, arrived('ana', ['caio'])])
    const closed = treeReducer(opened, { type: 'closed', parent: 'ana' })
    expect(print(closed)).toEqual(['ana', 'bia'])
    expect(print(treeReducer(closed, { type: 'opened', parent: 'ana' }))).toEqual(['ana', '  caio', 'bia'])
  })

  it('ends a branch with a row that waits, fails or offers more', () => {
    expect(print(run([{ type: 'asked', parent: root }]))).toEqual(['…'])
    expect(
      print(
        run([
          { type: 'asked', parent: root },
          { type: 'failed', parent: root, failure },
        ]),
      ),
    ).toEqual(['!'])
    expect(print(run([arrived(root, ['ana'], 2)]))).toEqual(['ana', '+'])
    expect(print(run([arrived(root, ['ana'], 2), { type: 'asked', parent: root }, arrived(root, ['bia'])]))).toEqual([
      'ana',
      'bia',
    ])
  })

  it('never shows a member twice, however pages overlap', () => {
    const ids = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 4 })
    fc.assert(
      fc.property(fc.array(ids, { maxLength: 6 }), (pages) => {
        const shown = print(run(pages.map((page) => arrived(root, [...new Set(page)]))))
        return new Set(shown).size === shown.length
      }),
    )
  })

  it('starts over with another period', () => {
    expect(treeReducer(run([arrived(root, ['ana'])]), { type: 'restarted' })).toEqual(emptyTree)
  })
})
