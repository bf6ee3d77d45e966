import { limitsStep, limitsStepPath, searchWithLimitsStep, searchWithoutLimitsStep } from './limits-step'

describe('the limits step of a registration', () => {
  test.each([
    [null, '/m/limits?step=register&next=%2Fm%2Fhome'],
    ['/m/play?gameId=a&mode=real', '/m/limits?step=register&next=%2Fm%2Fplay%3FgameId%3Da%26mode%3Dreal'],
    ['https://evil.test/', '/m/limits?step=register&next=%2Fm%2Fhome'],
  ])('after %s: %s', (next, expected) => expect(limitsStepPath(next)).toBe(expected))

  test('applied twice it is one step', () => {
    expect(limitsStepPath(limitsStepPath('/m/set'))).toBe(limitsStepPath('/m/set'))
  })

  test('the address of the registration names it as next, keeps the invitation, and does so twice alike', () => {
    const once = new URLSearchParams(searchWithLimitsStep('?code=ABC123&next=%2Fm%2Fset'))
    expect([once.get('code'), once.get('next')]).toEqual(['ABC123', limitsStepPath('/m/set')])
    expect(searchWithLimitsStep(`?${once.toString()}`)).toBe(`?${once.toString()}`)
  })

  test.each([
    ['?code=ABC123&next=%2Fm%2Fset', '?code=ABC123&next=%2Fm%2Fset'],
    ['', '?next=%2Fm%2Fhome'],
  ])('goes out of %s again for a visitor who logs in instead', (search, expected) => {
    expect(searchWithoutLimitsStep(searchWithLimitsStep(search))).toBe(expected)
  })

  test.each(['', '?code=ABC123', '?next=%2Fm%2Flimits', '?next=%2Fm%2Fset'])(
    'an address without the step stays as it is: %s',
    (search) => {
      expect(searchWithoutLimitsStep(search)).toBe(search)
    },
  )

  test('continues to the requested page, never to another site', () => {
    expect(limitsStep('?step=register&next=%2Fm%2Fset')).toEqual({ next: '/m/set' })
    expect(limitsStep('?step=register&next=https%3A%2F%2Fevil.test')).toEqual({ next: '/m/home' })
    expect(limitsStep('?next=%2Fm%2Fset')).toBeNull()
  })
})
