import { isFramedProof } from './framed-proof'

const games = ['https://studio.test', 'https://site.test']

test.each([
  ['https://studio.test/verify/1', true],
  ['https://elsewhere.test/verify/1', false],
  ['https://site.test/verify/1', false],
  ['javascript:alert(1)', false],
  ['', false],
])('the proof at %s is shown in place: %s', (address, isFramed) => {
  expect(isFramedProof(address, games, 'https://site.test')).toBe(isFramed)
})
