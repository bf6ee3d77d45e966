import { isAgent, isTrial, mayDeposit, mayReceiveContract, roleOf } from './customer-type'

describe('customer types (domain §8.9–11)', () => {
  test.each([
    // type, role, agent, deposit, contract, trial
    [0, 'member', false, true, true, false],
    [1, 'agent', true, true, true, false],
    [2, 'agent', true, true, true, false],
    [4, 'trial', false, false, false, true],
    [40, 'member', false, false, false, false],
    [41, 'agent', true, false, false, false],
    [42, 'agent', true, false, false, false],
  ] as const)('type %i is %s', (type, role, agent, deposit, contract, trial) => {
    expect([roleOf(type), isAgent(type), mayDeposit(type), mayReceiveContract(type), isTrial(type)]).toEqual([
      role,
      agent,
      deposit,
      contract,
      trial,
    ])
  })

  test('no session is a guest', () => expect(roleOf(null)).toBe('guest'))

  test.each([-1, 3, 7, 99, Number.NaN])('the unknown type %d has the least rights', (type) => {
    expect([roleOf(type), isTrial(type), isAgent(type), mayDeposit(type), mayReceiveContract(type)]).toEqual([
      'trial',
      true,
      false,
      false,
      false,
    ])
  })
})
