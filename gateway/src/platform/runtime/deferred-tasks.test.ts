import { deferredTasks } from './deferred-tasks'

const quiet = { error: jest.fn() }

test('work begins only after whoever asked for it has gone on', async () => {
  const later = deferredTasks(quiet)
  const order: string[] = []
  later.run('a message', async () => void order.push('work'))
  await Promise.resolve()
  order.push('answer')
  await later.settled()
  expect(order).toEqual(['answer', 'work'])
})

test('what work asks for in its turn is waited for too', async () => {
  const later = deferredTasks(quiet)
  const order: string[] = []
  later.run('first', async () => later.run('second', async () => void order.push('second')))
  await later.settled()
  expect(order).toEqual(['second'])
})

test('work that fails is told by name in the log and ends nothing', async () => {
  const error = jest.fn()
  const later = deferredTasks({ error })
  later.run('a message', () => Promise.reject(new Error('no line')))
  await later.settled()
  expect(error).toHaveBeenCalledWith({ err: new Error('no line'), what: 'a message' }, expect.any(String))
})
