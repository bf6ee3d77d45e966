import { join } from 'node:path'
import { checksOfCommit } from './checks-of-commit'

test('the checks of a commit are the unit tests and the flows that it has by name, and no template of a remote to come', () => {
  const { units, flows } = checksOfCommit('HEAD')
  expect(units[0]).toBe('--runTestsByPath')
  expect(units).toContain(join(__dirname, 'tally.test.ts'))
  expect(flows).toEqual(expect.arrayContaining(['e2e/site/story.spec.ts', 'e2e/screens/walk.spec.ts']))
  expect([...units, ...flows].filter((file) => file.includes('template'))).toEqual([])
})
