import { readableLine } from './log-line'

const now = new Date(2026, 0, 2, 3, 4, 5)

describe('readable log', () => {
  test('a JSON entry becomes time, process, message and its own fields', () => {
    const line = JSON.stringify({
      level: 30,
      time: now.getTime(),
      pid: 7,
      hostname: 'x',
      msg: 'request',
      path: '/wps',
      status: 200,
    })
    expect(readableLine('gateway', line, now)).toBe('03:04:05 gateway  request path=/wps status=200')
  })
  test('a warning says so', () => {
    expect(readableLine('edge', JSON.stringify({ level: 40, time: now.getTime(), msg: 'slow' }), now)).toBe(
      '03:04:05 edge     warn slow',
    )
  })
  test('a plain line is passed on', () => {
    expect(readableLine('studio', 'plain words', now)).toBe('03:04:05 studio   plain words')
  })
})
