import { lateTurns } from '../../../testing/late-turns'
import { interval, eventLoopDelay } from './event-loop-delay'

const target = 20

/** Turns every ten ms, each of them this many ms late. */
const standsAfter = (late: readonly number[]): boolean => {
  const queue = eventLoopDelay(target)
  late.forEach((ms, index) => queue.turn(ms, index * 10))
  return queue.stands()
}
const turns = (count: number, late: number): number[] => Array.from({ length: count }, () => late)

test.each([
  ['no measurement yet', [], false],
  ['turns are prompt', turns(50, 1), false],
  ['turns come late, but not yet for a whole interval', [1, ...turns(10, 80)], false],
  ['turns come late for a whole interval', [1, ...turns(11, 80)], true],
  ['every turn is just in time', turns(50, target), false],
  ['one turn among late ones was prompt', [...turns(10, 80), 5, ...turns(10, 80)], false],
  ['one turn took very long', [1, 1, 5000], false],
  ['the queue was worked off', [1, ...turns(40, 80), 3], false],
])('a queue stands only while every turn of an interval is late: %s', (_name, late, stands) => {
  expect(standsAfter(late)).toBe(stands)
})

test('an event loop that is delayed turn after turn has a queue, until the measurement stops', async () => {
  const queue = eventLoopDelay(target)
  const stop = queue.watch()
  await lateTurns(4 * interval)
  expect(queue.stands()).toBe(true)
  stop()
  expect(queue.stands()).toBe(false)
})
