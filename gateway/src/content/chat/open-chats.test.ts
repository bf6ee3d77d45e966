import { chatLimits, openChats } from './open-chats'

const usual = { ...chatLimits }
afterEach(() => Object.assign(chatLimits, usual))

const chats = (limits: Partial<typeof chatLimits>) => {
  Object.assign(chatLimits, limits)
  const open = openChats()
  const closed: string[] = []
  return { closed, take: (name: string, network = name) => open.take(network, () => closed.push(name)) }
}

test('more sockets wait than may: the oldest silent one is closed, who said who they are stays', () => {
  const { take, closed } = chats({ waiting: 2 })
  take('member')?.identify('member')
  for (const name of ['one', 'two', 'three', 'four']) expect(take(name)).not.toBeNull()
  expect(closed).toEqual(['one', 'two'])
})

test('an address at its limit closes nobody else’s socket', () => {
  const { take, closed } = chats({ perKey: 2, waiting: 3 })
  take('other')
  take('a', 'x')
  take('b', 'x')
  expect(take('c', 'x')).toBeNull()
  expect(closed).toEqual([])
})

test('all are taken, and the address is at its limit: refused, and nobody’s socket is closed', () => {
  const { take, closed } = chats({ perKey: 1, inAll: 2 })
  take('other')
  take('own', 'x')
  expect(take('next', 'x')).toBeNull()
  expect(closed).toEqual([])
})

test('guests at their share: refused, until one leaves; members still have room', () => {
  const { take } = chats({ ofGuests: 2 })
  const [first, second] = [take('g1'), take('g2')]
  expect([first?.identify('guest'), second?.identify('guest'), take('g3')?.identify('guest')]).toEqual([
    ...[true, true, false],
  ])
  expect(take('m')?.identify('member')).toBe(true)
  first?.end()
  first?.end()
  expect([take('g4')?.identify('guest'), take('g5')?.identify('guest')]).toEqual([true, false])
})

test('all are taken: a waiting one gives way; without one the next is refused', () => {
  const { take, closed } = chats({ inAll: 2 })
  take('silent')
  take('member')?.identify('member')
  const next = take('next')
  expect([next?.identify('member'), closed]).toEqual([true, ['silent']])
  expect(take('late')).toBeNull()
})

test('a socket that was closed for another: it is not let in any more', () => {
  const { take } = chats({ waiting: 1 })
  const slow = take('slow')
  take('next')
  expect(slow?.identify('member')).toBe(false)
})
