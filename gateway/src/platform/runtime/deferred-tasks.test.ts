import { deferredTasks } from './deferred-tasks'

const quiet = { error: jest.fn() }

test('a task begins only after its caller has gone on', async () => {
  const later = deferredTasks(quiet)
  const order: string[] = []
  later.run('a message', async () => void order.push('work'))
  await Promise.resolve()
  order.push('answer')
  await later.settled()
  expect(order).toEqual(['answer', 'work'])
})

test('a task added by a task is waited for too', async () => {
  const later = deferredTasks(quiet)
  const order: string[] = []
  later.run('first', async () => later.run('second', async () => void order.push('second')))
  await later.settled()
  expect(order).toEqual(['second'])
})

test('a task that fails: logged by name, and other tasks go on', async () => {
  const error = jest.fn()
  const later = deferredTasks({ error })
  later.run('a message', () => Promise.reject(new Error('no line')))
  await later.settled()
  expect(error).toHaveBeenCalledWith({ err: new Error('no line'), what: 'a message' }, expect.any(String))
})
