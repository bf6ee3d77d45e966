import { edgeUnderTest, wallet } from '../testing/edge-under-test'

const { post } = edgeUnderTest()

test.each([
  ['rubbish'],
  ['{"view":"short"}'],
  [
    JSON.stringify({
      view: 'viewview1',
      parts: [{ remote: 'wallet', release: wallet.release, module: './Page', failure: 'made up' }],
    }),
  ],
])('a beacon with %s is answered like any other', async (payload) => {
  const answer = await post('/beacon', payload, { 'content-type': 'text/plain;charset=UTF-8' })
  expect([answer.statusCode, answer.body]).toEqual([204, ''])
})
