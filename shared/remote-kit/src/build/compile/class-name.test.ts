import { join } from 'node:path'
import { scopedClassName } from './class-name'
import { workspaceRoot } from '../paths'

const file = (place: string) => join(workspaceRoot, place)

test.each([
  ['mfe-wallet/src/pages/deposit/DepositPage.module.css', 'row', 'wallet-DepositPage-row'],
  ['mfe-games/src/pages/deposit/DepositPage.module.css', 'row', 'games-DepositPage-row'],
  ['shared/ui/src/card/Card.module.css', 'card', 'ui-Card-card'],
  ['host-shell/src/layout/Shell.module.css', 'main', 'host-shell-Shell-main'],
])('%s .%s is called %s', (place, localName, name) => {
  expect(scopedClassName(file(place), localName)).toBe(name)
})

test('two style files of one package may not share a name', () => {
  scopedClassName(file('mfe-raffle/src/pages/draw/Draw.module.css'), 'row')
  expect(() => scopedClassName(file('mfe-raffle/src/widgets/draw/Draw.module.css'), 'row')).toThrow(
    'give one of the two files another name',
  )
})
