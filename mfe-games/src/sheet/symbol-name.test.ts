import { symbolName } from './symbol-name'

test.each([
  ['h1', { kind: 'high', rank: 1 }],
  ['l4', { kind: 'low', rank: 4 }],
  ['scatter', { kind: 'scatter' }],
  ['wild', { kind: 'wild' }],
  ['dragon', { kind: 'own', name: 'dragon' }],
  ['high', { kind: 'own', name: 'high' }],
])('the symbol %s is read as %j', (code, name) => {
  expect(symbolName(code)).toEqual(name)
})
