import type { Announcement, Role, ValueOf } from '@mosaic/contracts'
import { openNoticeId } from './named-notice'
import { isUnread, unreadFor, withRead } from './read-state'

const notice = (id: string, read = false): Announcement => ({
  id,
  announcementId: `a-${id}`,
  types: ['PL'],
  title: id,
  kicker: '',
  action: '',
  link: '',
  content: '',
  read,
  startDate: 0,
  endDate: null,
  noExpiry: 1,
  announcementImages: [],
  promoAnnouncementCategoryIds: [],
})
const answer = (player: Announcement[], unreadCount: number): ValueOf<'announcements'> => ({
  promotion: [],
  banners: [],
  player,
  popup: [],
  hot: [],
  unreadCount,
})

describe('read state of notices', () => {
  test.each<[Role, boolean, number]>([
    ['member', true, 3],
    ['agent', true, 3],
    ['guest', false, 0],
    ['trial', false, 0],
  ])('for a %s an unread notice is unread: %s, and the badge says %i', (role, unread, count) => {
    expect([isUnread(notice('1'), role), unreadFor({ unreadCount: 3 }, role)]).toEqual([unread, count])
  })

  test('reading a notice marks it and lowers the count by one', () => {
    const read = withRead(answer([notice('1'), notice('2')], 2), 'a-2')
    expect(read.player.map((entry) => entry.read)).toEqual([false, true])
    expect(read.unreadCount).toBe(1)
  })

  test('reading it again, or a missing one: no change', () => {
    const known = answer([notice('1', true)], 4)
    expect(withRead(known, 'a-1')).toBe(known)
    expect(withRead(known, 'a-9')).toBe(known)
  })
})

describe('the notice of an address', () => {
  const list = [notice('x'), notice('y')]
  test.each([
    ['id=y', 'y'],
    ['id=z', null],
    ['index=0', 'x'],
    ['index=1', 'y'],
    ['index=2', null],
    ['index=-1', null],
    ['index=1e0', null],
    ['id=y&index=0', 'y'],
    ['', null],
  ])('?%s opens %s', (search, id) => {
    expect(openNoticeId(list, new URLSearchParams(search))).toBe(id)
  })
})
