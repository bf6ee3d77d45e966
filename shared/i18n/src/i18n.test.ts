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
    expect(source.mock.calls.map(([namespace, tag]) => `${namespace}/${tag}`)).toEqual(expect.arrayContaining(['shell/th', 'wallet/th']))
    expect(i18nInstance.t('title', { ns: 'wallet' })).toBe('wallet in th')
    expect(document.documentElement.lang).toBe('th')
    expect(document.cookie).toContain('mosaic.lang=TY')
    expect(changed).toHaveBeenCalledWith('TY')
    expect(currentLanguage()).toBe('TY')
    stop()
    await setLanguage('PT')
  })

  test('two wishes for the same texts make one request', async () => {
    await Promise.all([ensureTexts('games'), ensureTexts('games')])
    expect(source.mock.calls.filter(([namespace]) => namespace === 'games')).toHaveLength(1)
  })

  test('a failed fetch can be repeated', async () => {
    source.mockImplementationOnce(() => Promise.reject(new Error('offline')))
    await expect(ensureTexts('agent')).rejects.toThrow('offline')
    await ensureTexts('agent')
    expect(i18nInstance.t('title', { ns: 'agent' })).toBe('agent in pt')
  })

  test('texts added by hand are used at once', () => {
    addTexts('account', 'pt', { title: 'conta' })
    expect(i18nInstance.t('title', { ns: 'account' })).toBe('conta')
  })
})
