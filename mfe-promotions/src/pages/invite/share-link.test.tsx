import { shareLink } from './share-link'

const link = { title: 'Aurora', text: 'Come', url: 'https://aurora.example/m/register?code=AB' }
const given = (share: unknown, writeText: () => Promise<void>) => {
  Object.assign(navigator, { share })
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
}
const copies = () => Promise.resolve()
const refuses = () => Promise.reject(new Error('refused'))
const rejects = (name: string) => () => Promise.reject(new DOMException('', name))

test.each([
  ['the device has a share sheet', () => Promise.resolve(), copies, 'shared'],
  ['the visitor closes it', rejects('AbortError'), copies, 'cancelled'],
  ['the sheet fails: the link is copied', rejects('NotAllowedError'), copies, 'copied'],
  ['there is no sheet: the link is copied', undefined, copies, 'copied'],
  ['neither sheet nor clipboard', undefined, refuses, 'failed'],
] as const)('%s', async (_title, share, writeText, outcome) => {
  given(share, writeText)
  expect(await shareLink(link)).toBe(outcome)
})
