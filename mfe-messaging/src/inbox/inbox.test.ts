import type { InboxMessage } from '@mosaic/contracts'
import { rowsOf, without, withRead, type InboxPage } from './mark-read'

const message = (messageId: string, read = false): InboxMessage => ({ messageId, read, sentAt: 0, kind: 'device.new' })
const page = (...list: InboxMessage[]): InboxPage => ({ list, pageNum: 1, totalPages: 1, totalCount: list.length })

describe('pages of the inbox', () => {
  test('what is meant is read, everything else stays as it is', () => {
    const known = page(message('2'), message('1'))
    expect(withRead(known, ({ messageId }) => messageId === '1').list.map(({ read }) => read)).toEqual([false, true])
    expect(withRead(known, () => true).list.map(({ read }) => read)).toEqual([true, true])
  })

  test('reading what is read, and deleting what is not there, changes nothing', () => {
    const known = page(message('1', true))
    expect(withRead(known, () => true)).toBe(known)
    expect(without(known, '9')).toBe(known)
  })

  test('a deleted message leaves list and count', () => {
    expect(without(page(message('2'), message('1')), '2')).toMatchObject({ list: [{ messageId: '1' }], totalCount: 1 })
  })

  test('a message that stands on two pages is shown once', () => {
    expect(
      rowsOf([page(message('3'), message('2')), page(message('2'), message('1'))]).map(({ messageId }) => messageId),
    ).toEqual(['3', '2', '1'])
  })
})
