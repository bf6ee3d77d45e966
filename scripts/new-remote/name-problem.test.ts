import { nameProblem } from './name-problem'

const taken = { remotes: ['wallet', 'games'], paths: ['/m/voucherCenter', '/m/activity'] }

test.each([
  [undefined, /Give the remote a name/],
  ['', /Give the remote a name/],
  ['Raffle', /lower-case letters/],
  ['my-raffle', /lower-case letters/],
  ['../raffle', /lower-case letters/],
  ['9lives', /beginning with a letter/],
  ['a'.repeat(25), /at most 24/],
  ['mferaffle', /Leave out the "mfe"/],
  ['host', /something else in this house/],
  ['constructor', /something else in this house/],
  ['wallet', /already, in mfe-wallet/],
  ['wal', /begin alike/],
  ['gamesroom', /begin alike/],
  ['activity', /belongs to another remote/],
])('the name %s is refused with the reason and the remedy', (name, sentence) => {
  expect(nameProblem(name, taken)).toMatch(sentence)
})

test.each(['raffle', 'lotto6', 'rewards'])('the name %s is good', (name) => {
  expect(nameProblem(name, taken)).toBeNull()
})
