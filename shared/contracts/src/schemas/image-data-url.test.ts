import { setFlagsFromString } from 'node:v8'
import { imageDataUrl } from './primitives'

const head = 'data:image/png;base64,'
const longest = 7_200_000 - head.length

// As in a process that has compiled a megabyte of expressions, where V8 optimizes no more of them.
beforeAll(() => setFlagsFromString('--no-regexp-optimization'))
afterAll(() => setFlagsFromString('--regexp-optimization'))

test.each([
  ['one byte', `${head}AA==`, true],
  ['the largest', head + 'A'.repeat(longest), true],
  ['the largest, padded', `${head}${'A'.repeat(longest - 2)}==`, true],
  ['one that is too large', head + 'A'.repeat(longest + 1), false],
  ['a foreign character at the end', `${head}${'A'.repeat(longest - 1)}!`, false],
  ['a line break at the end', `${head}AAAA\n`, false],
  ['padding in the middle', `${head}AA==AAAA`, false],
  ['three signs of padding', `${head}A===`, false],
  ['nothing but padding', `${head}==`, false],
  ['nothing', head, false],
  ['another kind', 'data:image/svg+xml;base64,AAAA', false],
])('a picture: %s', (_what, url, good) => expect(imageDataUrl.safeParse(url).success).toBe(good))
