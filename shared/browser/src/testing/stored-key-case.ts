import type { DeviceKey, TabKey } from '../stored-keys'
import { fillStorage, forbidStorage } from './storage-faults'

const day = 86_400_000

export type StoredKeyCase<V> = {
  readonly area: 'localStorage' | 'sessionStorage'
  /** Two values that differ. */
  readonly values: readonly [V, V]
  /** As the site writes it. */
  readonly write: (value: V) => void
  /** As the site reads it. */
  readonly read: () => V | null
  /** A value of another time is none. */
  readonly timed?: true
  /** The page has a copy that outlives a cleared storage. */
  readonly copied?: true
  /** Every text is a value. */
  readonly anyText?: true
}

/** The faults that every stored key is tested with. */
export const testStoredKey = <V>(key: DeviceKey | TabKey, stored: StoredKeyCase<V>): void => {
  const { area, write, read, timed, copied, anyText } = stored
  const [one, other] = stored.values
  const text = () => window[area].getItem(key)
  const set = (newValue: string | null) => {
    if (newValue === null) window[area].removeItem(key)
    else window[area].setItem(key, newValue)
    window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: window[area] }))
  }
  const textOf = (value: V): string => {
    write(value)
    return text() ?? ''
  }

  describe(`stored key ${key}`, () => {
    beforeEach(() => {
      localStorage.clear()
      sessionStorage.clear()
      window.dispatchEvent(new StorageEvent('storage', { key: null }))
    })

    test('stored: read again', () => {
      write(one)
      expect([read(), text()]).toEqual([one, expect.any(String)])
    })

    test.each([
      ['full', fillStorage],
      ['forbidden', forbidStorage],
    ])('storage %s: the newer value is read, never the older stored one', (_case, spoil) => {
      write(one)
      const mend = spoil()
      try {
        write(other)
        expect(read()).toEqual(other)
      } finally {
        mend()
      }
      expect(read()).toEqual(other)
      write(one)
      expect(read()).toEqual(one)
    })

    test('no room for the newer value: after a reload the older one is not read again', () => {
      write(one)
      const before = text()
      const mend = fillStorage()
      try {
        write(other)
      } finally {
        mend()
      }
      expect(text()).not.toBe(before)
    })

    test('news of a change before a refused write of this tab: its own value stays', () => {
      const textOfOne = textOf(one)
      window[area].setItem(key, textOfOne)
      const mend = fillStorage()
      write(other)
      mend()
      window.dispatchEvent(new StorageEvent('storage', { key, newValue: textOfOne, storageArea: window[area] }))
      expect(read()).toEqual(other)
    })

    test('cleared by the visitor: the copy of before is not read', () => {
      write(one)
      window[area].clear()
      window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: window[area] }))
      expect(read()).toEqual(copied ? one : null)
    })

    test('changed by another tab: the last writer is right, also after a refused write of this one', () => {
      const [textOfOne, textOfOther] = [textOf(one), textOf(other)]
      set(textOfOne)
      expect(read()).toEqual(one)
      const mend = fillStorage()
      write(one)
      mend()
      set(textOfOther)
      expect(read()).toEqual(other)
    })

    test('truncated anywhere: a value of before, or none', () => {
      const whole = textOf(one)
      for (let cut = 0; cut < whole.length; cut += 1) {
        set(whole.slice(0, cut))
        const found = read()
        if (!anyText) expect([null, JSON.stringify(one)]).toContain(found === null ? null : JSON.stringify(found))
      }
    })

    test.each([400 * day, -400 * day])('written by a clock that is %d ms off', (ms) => {
      const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + ms)
      write(one)
      clock.mockRestore()
      expect(read()).toEqual(timed ? null : one)
    })
  })
}
