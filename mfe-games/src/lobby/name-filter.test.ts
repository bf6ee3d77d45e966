import { withName } from './name-filter'

const games = ['Ação Total', 'Golden Fox', '龍の宴'].map((gameName) => ({ gameName }))
const found = (name: string) => withName(games, name).map((game) => game.gameName)

test.each([
  ['acao', ['Ação Total']],
  ['AÇÃO', ['Ação Total']],
  ['fox', ['Golden Fox']],
  ['龍', ['龍の宴']],
  ['zzz', []],
  ['  ', ['Ação Total', 'Golden Fox', '龍の宴']],
])('"%s" finds %j', (name, names) => {
  expect(found(name)).toEqual(names)
})
