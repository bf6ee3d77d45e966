/** @jest-environment jsdom */
import { addTexts, currentLanguage, ensureTexts, i18nInstance, onLanguageChanged, setLanguage, startI18n } from './i18n'

const source = jest.fn((namespace: string, tag: string) => Promise.resolve({ title: `${namespace} in ${tag}` }))

beforeEach(async () => {
  source.mockClear()
  await startI18n({ language: 'PT', source, preloaded: { shell: { title: 'shell in pt' } } })
})

describe('languages', () => {
  test('texts that came with the document are not fetched again', async () => {
    await ensureTexts('shell')
    expect(source).not.toHaveBeenCalled()
    expect(i18nInstance.t('title', { ns: 'shell' })).toBe('shell in pt')
  })

  test('a switch fetches every namespace in use before any text changes, and is remembered', async () => {
    const changed = jest.fn()
    const stop = onLanguageChanged(changed)
    await ensureTexts('wallet')
    await setLanguage('TY')
    expect(source.mock.calls.map(([namespace, tag]) => `${namespace}/${tag}`)).toEqual(
      expect.arrayContaining(['shell/th', 'wallet/th']),
    )
    expect(i18nInstance.t('title', { ns: 'wallet' })).toBe('wallet in th')
    expect(document.documentElement.lang).toBe('th')
    expect(document.cookie).toContain('mosaic.lang=TY')
    expect(changed).toHaveBeenCalledWith('TY')
    expect(currentLanguage()).toBe('TY')
    stop()
    await setLanguage('PT')
  })

  test('two requests for the same texts: one fetch', async () => {
    await Promise.all([ensureTexts('games'), ensureTexts('games')])
    expect(source.mock.calls.filter(([namespace]) => namespace === 'games')).toHaveLength(1)
  })

  test('a failed fetch can be repeated', async () => {
    source.mockImplementationOnce(() => Promise.reject(new Error('offline')))
    await expect(ensureTexts('agent')).rejects.toThrow('offline')
    await ensureTexts('agent')
    expect(i18nInstance.t('title', { ns: 'agent' })).toBe('agent in pt')
  })

  test('texts that fail to load: the namespace stays in the old language, others switch, the next request retries', async () => {
    await ensureTexts('wallet')
    await ensureTexts('promotions')
    source.mockImplementation((namespace, tag) =>
      namespace === 'promotions'
        ? Promise.reject(new Error('down'))
        : Promise.resolve({ title: `${namespace} in ${tag}` }),
    )
    await setLanguage('KO')
    expect(i18nInstance.t('title', { ns: 'wallet' })).toBe('wallet in ko')
    expect(i18nInstance.t('title', { ns: 'promotions' })).toBe('promotions in pt')
    source.mockImplementation((namespace, tag) => Promise.resolve({ title: `${namespace} in ${tag}` }))
    await ensureTexts('promotions')
    expect(i18nInstance.t('title', { ns: 'promotions' })).toBe('promotions in ko')
    await setLanguage('PT')
  })

  test('when nothing arrives the language stays as it was', async () => {
    source.mockImplementation(() => Promise.reject(new Error('offline')))
    await expect(setLanguage('ES')).rejects.toThrow('offline')
    expect(currentLanguage()).toBe('PT')
    source.mockImplementation((namespace, tag) => Promise.resolve({ title: `${namespace} in ${tag}` }))
  })

  test('a missing text is shown in English, never as its key', async () => {
    source.mockImplementation((namespace, tag) =>
      Promise.resolve(tag === 'en' ? { title: 'x', pay: `${namespace} pay` } : { title: 'x' }),
    )
    await ensureTexts('wallet')
    expect(i18nInstance.t('pay', { ns: 'wallet' })).toBe('')
    await new Promise((resolve) => i18nInstance.store.once('added', resolve))
    expect(i18nInstance.t('pay', { ns: 'wallet' })).toBe('wallet pay')
    expect(i18nInstance.t('title', { ns: 'wallet' })).toBe('x')
    // English lacks it too: no build lets that through.
    expect(i18nInstance.t('gone', { ns: 'wallet' })).toBe('')
    source.mockImplementation((namespace, tag) => Promise.resolve({ title: `${namespace} in ${tag}` }))
  })

  test('added texts are used immediately', () => {
    addTexts('account', 'pt', { title: 'conta' })
    expect(i18nInstance.t('title', { ns: 'account' })).toBe('conta')
  })
})

test.each([
  ['PT', 1_000_000, '1000000 registros'],
  ['PT', 1, '1 registro'],
  ['PT', 2, '2 registros'],
  ['ES', 1_000_000, '1000000 registros'],
  ['JA', 1, '1 registros'],
] as const)('%s, count %d: %s, with the forms one and other alone', async (language, count, text) => {
  const texts = {
    list: { count_other: '{{count}} registros', ...(language === 'JA' ? {} : { count_one: '{{count}} registro' }) },
  }
  await startI18n({ language, source: () => Promise.resolve({}), preloaded: { plural: texts } })
  expect(i18nInstance.t('list.count', { ns: 'plural', count })).toBe(text)
})
