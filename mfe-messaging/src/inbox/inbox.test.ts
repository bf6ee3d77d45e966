import type { InboxMessage } from '@mosaic/contracts'
import { inboxMessage } from '../testing/inbox-gateway'
import { rowsOf, without, withRead, type InboxPage } from './mark-read'

const message = (inboxId: string, read = false): InboxMessage => inboxMessage(inboxId, { kind: 'device.new' }, read)
const page = (...content: InboxMessage[]): InboxPage => ({
  content,
  pageNum: 1,
  totalPages: 1,
  totalCount: content.length,
})

describe('pages of the inbox', () => {
  test('only the given messages become read', () => {
    const known = page(message('2'), message('1'))
    expect(withRead(known, ({ inboxId }) => inboxId === '1').content.map(({ read }) => read)).toEqual([false, true])
    expect(withRead(known, () => true).content.map(({ read }) => read)).toEqual([true, true])
  })

  test('reading a read message, or deleting a missing one: no change', () => {
    const known = page(message('1', true))
    expect(withRead(known, () => true)).toBe(known)
    expect(without(known, '9')).toBe(known)
  })

  test('a deleted message leaves list and count', () => {
    expect(without(page(message('2'), message('1')), '2')).toMatchObject({ content: [{ inboxId: '1' }], totalCount: 1 })
  })

  test('a message that stands on two pages is shown once', () => {
    expect(
      rowsOf([page(message('3'), message('2')), page(message('2'), message('1'))]).map(({ inboxId }) => inboxId),
    ).toEqual(['3', '2', '1'])
  })
})
