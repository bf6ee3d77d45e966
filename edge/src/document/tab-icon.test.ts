import { tabIcon } from './tab-icon'

test('tab icon: the small one, else that of the home screen, else none', () => {
  expect(tabIcon({ icons: { '32': '/small.png', '192': '/large.png' } })).toBe('/small.png')
  expect(tabIcon({ icons: { '32': '', '192': '/large.png' } })).toBe('/large.png')
  expect(tabIcon({ icons: { '180': '/ios.png' } })).toBe('')
})
