import { chaos } from './chaos'

test('ten times the random wallet sequences of npm test: every target answers like the model', async () => {
  expect(await chaos(['--model', '10'])).toBe(0)
})
