import { defaultMode, modeAt, offeredModes } from './prize-mode'

test.each([
  ['ELOTT with the Vietnamese lotteries', { ELOTT: ['TCG_LOTTO_VN'], LOTT: ['LOTT'] }, 'ELOTT'],
  ['ELOTT with LOTT', { ELOTT: ['LOTT'] }, 'ELOTT'],
  ['ELOTT with neither', { ELOTT: ['OTHER'], LOTT: ['LOTT'] }, 'LOTT'],
  ['no ELOTT', { LOTT: ['LOTT', 'TCG_SEA'] }, 'LOTT'],
  ['nothing but SEA', { LOTT: ['TCG_SEA'] }, 'SEA'],
  ['nothing at all', {}, 'LOTT'],
] as const)('%s: %j is %s', (_title, mapping, mode) => {
  expect(defaultMode(mapping)).toBe(mode)
})

test.each([
  [{ ELOTT: ['TCG_LOTTO_VN'], LOTT: ['LOTT', 'TCG_SEA'] }, ['ELOTT', 'LOTT', 'SEA']],
  [{ LOTT: ['TCG_SEA'] }, ['SEA']],
  [{ LOTT: ['LOTT'] }, ['LOTT']],
  [{}, []],
])('%j offers %j', (mapping, modes) => {
  expect(offeredModes(mapping)).toEqual(modes)
})

const all = { ELOTT: ['TCG_LOTTO_VN'], LOTT: ['LOTT', 'TCG_SEA'] }
test.each([
  ['/m/lott', null, 'LOTT'],
  ['/m/elott/', null, 'ELOTT'],
  ['/m/lottery', null, 'ELOTT'],
  ['/m/lott', 'SEA', 'SEA'],
  ['/m/lottery', 'nonsense', 'ELOTT'],
])('%s with the mode %s shows %s', (path, asked, mode) => {
  expect(modeAt(path, asked, all)).toBe(mode)
})
