/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import fc from 'fast-check'
import { draftLifetime, clearDrafts, readDraft, removeDraft, writeDraft } from './drafts'
import { sessionStore } from './session-store'
import { useDraft } from './use-draft'

const enter = (userName: string | null) =>
  act(() =>
    sessionStore.setState(
      userName
        ? { session: { token: 't', userName, type: 0, merchantCode: 'aurora', firstTimeLogin: false }, role: 'member' }
        : { session: null, role: 'guest' },
    ),
  )

const form = () => renderHook(() => useDraft('deposit', { amount: '', method: 'pix' }))

beforeEach(() => {
  clearDrafts()
  enter('player01')
})

describe('drafts of a form', () => {
  test('session expired: restored for the same member after login', () => {
    const first = form()
    act(() => first.result.current.change({ amount: '200,50' }))
    enter(null)
    first.unmount()
    enter('player01')
    expect(form().result.current.values).toEqual({ amount: '200,50', method: 'pix' })
  })

  test('stays while the member fills in the login form', () => {
    const first = form()
    act(() => first.result.current.change({ amount: '200' }))
    enter(null)
    first.unmount()
    const login = renderHook(() => useDraft('login', { username: '' }, { guests: true }))
    act(() => login.result.current.change({ username: 'player01' }))
    enter('player01')
    login.unmount()
    expect(form().result.current.values.amount).toBe('200')
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('username')
  })

  test('is not there for another member', () => {
    const first = form()
    act(() => first.result.current.change({ amount: '200' }))
    enter(null)
    first.unmount()
    enter('player02')
    expect(form().result.current.values.amount).toBe('')
    enter('player01')
    expect(readDraft('player01', 'deposit')).toEqual({ amount: '200', method: 'pix' })
  })

  test('is thrown away when the member leaves the form', () => {
    const first = form()
    act(() => first.result.current.change({ amount: '200' }))
    first.unmount()
    expect(form().result.current.values.amount).toBe('')
  })

  test('guest: restored after another page, deleted after login', () => {
    enter(null)
    const guestForm = () => renderHook(() => useDraft('register', { username: '' }, { guests: true }))
    const first = guestForm()
    act(() => first.result.current.change({ username: 'marina' }))
    first.unmount()
    const second = guestForm()
    expect(second.result.current.values).toEqual({ username: 'marina' })
    enter('marina')
    second.unmount()
    enter(null)
    expect(guestForm().result.current.values.username).toBe('')
  })

  test('guest on a form without `guests`: not stored', () => {
    enter(null)
    const first = form()
    act(() => first.result.current.change({ amount: '200' }))
    first.unmount()
    expect(form().result.current.values.amount).toBe('')
  })

  test('is thrown away after half an hour', () => {
    writeDraft('player01', 'deposit', { amount: '200' }, 1000)
    expect(readDraft('player01', 'deposit', 1000 + draftLifetime - 1)).toEqual({ amount: '200' })
    expect(readDraft('player01', 'deposit', 1000 + draftLifetime)).toEqual({})
  })

  test('does not mix with other forms of the same member', () => {
    writeDraft('player01', 'deposit', { amount: '200' })
    writeDraft('player01', 'withdraw', { amount: '50' })
    removeDraft('player01', 'deposit')
    expect(readDraft('player01', 'deposit')).toEqual({})
    expect(readDraft('player01', 'withdraw')).toEqual({ amount: '50' })
  })

  test('form without a draft name: not stored', () => {
    const unkept = renderHook(() => useDraft(null, { amount: '' }))
    act(() => unkept.result.current.change({ amount: '200' }))
    expect(unkept.result.current.values.amount).toBe('200')
    expect(sessionStorage).toHaveLength(0)
  })

  test('whatever the storage holds, reading it never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        sessionStorage.setItem('mosaic.drafts', text)
        expect(() => readDraft('player01', 'deposit')).not.toThrow()
      }),
    )
  })
})
