import { act, render } from '@testing-library/react'
import { i18nInstance, setLanguage, startI18n } from './i18n'
import { remoteTexts } from './use-texts'

type Words = { readonly greeting: string; readonly later: string }
const useTexts = remoteTexts<Words>('tested')
const Greeting = () => {
  const { t, tag } = useTexts()
  return <p>{[tag, t('greeting'), t('later')].join(' ').trim()}</p>
}
const bring = (words: Partial<Words>) =>
  act(() => void i18nInstance.addResourceBundle('en', 'tested', words, true, true))

test('a page that is open shows a text that arrives, one that is replaced, and those of another language', async () => {
  await startI18n({
    language: 'EN',
    source: () => Promise.resolve({ greeting: 'Olá', later: 'depois' }),
    preloaded: { tested: { greeting: 'Hello' } },
  })
  const { container } = render(<Greeting />)
  expect(container.textContent).toBe('en Hello')
  bring({ later: 'later' })
  expect(container.textContent).toBe('en Hello later')
  bring({ greeting: 'Hi' })
  expect(container.textContent).toBe('en Hi later')
  await act(() => setLanguage('PT'))
  expect(container.textContent).toBe('pt Olá depois')
})
