import { readSettings } from './environment'

describe('settings of npm start', () => {
  test('without any variable: port 4000, an embedded database and the QA console', () => {
    expect(readSettings({}, '/srv')).toEqual({
      ok: true,
      settings: { production: false, port: 4000, dataDir: '/srv/.data', databaseUrl: null, qa: true },
    })
  })

  test('in production the QA console is off', () => {
    const result = readSettings({ NODE_ENV: 'production' }, '/srv')
    expect(result.ok && result.settings.qa).toBe(false)
  })

  test.each([
    [{ PORT: 'abc' }, 'PORT=abc'],
    [{ PORT: '70000' }, 'PORT=70000'],
    [{ PORT: '65533' }, 'PORT=65533'],
    [{ PORT: '40.5' }, 'PORT=40.5'],
    [{ QA: 'yes' }, 'QA=yes'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL=mysql://x'],
    [{ NODE_ENV: 'production', QA: '1' }, 'QA=1'],
  ])('%j stops the start with one sentence that names the variable', (env, named) => {
    const result = readSettings(env, '/srv')
    expect(result.ok).toBe(false)
    expect(!result.ok && result.sentence).toContain(named)
    expect(!result.ok && result.sentence.split('\n')).toHaveLength(1)
  })
})
