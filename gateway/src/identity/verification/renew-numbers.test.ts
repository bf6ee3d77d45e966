import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { newMember } from '../../../testing/new-member'
import { memberById, setContacts } from '../members'
import { renewedNumber } from './mobile-number'
import { renewNumbers } from './renew-numbers'

let gateway: TestGateway
let serial = 0
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway.close())

const memberWith = async (mobile: string, merchantCode = 'aurora'): Promise<string> => {
  const merchant = await gateway.ctx.merchants.byCode(merchantCode)
  if (!merchant) throw new Error(merchantCode)
  const { id } = await newMember(gateway, merchant, `renewed${++serial}`)
  await setContacts(gateway.ctx.db, id, { mobile })
  return id
}
const numberOf = async (id: string) => (await memberById(gateway.ctx.db, id))?.mobile
const renew = async () => {
  const errors: object[] = []
  const log = { error: (about: object) => void errors.push(about) } as unknown as TestGateway['ctx']['log']
  await renewNumbers({ ...gateway.ctx, log })
  return errors
}

test.each([
  // The country code was sent in front of the number.
  ['+555511987650001', '+5511987650001'],
  ['+6666812345678', '+66812345678'],
  ['+114155550100', '+14155550100'],
  // Trunk prefixes and old numbering plans.
  ['+660812345678', '+66812345678'],
  ['+551187650001', '+5511987650001'],
  ['+841681234567', '+84381234567'],
  ['+5215512345678', '+525512345678'],
  ['+549115512345678', null],
  // A number of today, and area 55 of Brazil.
  ['+5511987650001', '+5511987650001'],
  ['+5555987650001', '+5555987650001'],
  ['+999123456789', null],
])('stored %s: %s', (stored, renewed) => {
  expect(renewedNumber(stored)).toBe(renewed)
})

test('old spellings become the one that a login computes; other numbers stay', async () => {
  const [old, good, unknown] = [
    await memberWith('+555511987650002'),
    await memberWith('+5511987650003'),
    await memberWith('+999123456789'),
  ]
  expect(await renew()).toEqual([])
  expect(await Promise.all([old, good, unknown].map(numberOf))).toEqual([
    '+5511987650002',
    '+5511987650003',
    '+999123456789',
  ])
})

test('two accounts with one number: both stay and are reported at each start; after a decision it is renewed', async () => {
  await gateway.ctx.db.execute("delete from seed_marks where name like 'numbers%'")
  const [holder, old] = [await memberWith('+5511987650010'), await memberWith('+555511987650010')]
  const [one, two] = [await memberWith('+555511987650011'), await memberWith('+551187650011')]
  const elsewhere = await memberWith('+555511987650010', 'lotus')
  const reported = [
    { alert: 'member.number.shared', merchantCode: 'aurora', members: [holder, old] },
    { alert: 'member.number.shared', merchantCode: 'aurora', members: expect.arrayContaining([one, two]) as string[] },
  ]
  for (let start = 0; start < 2; start += 1) {
    const errors = await renew()
    expect(errors).toHaveLength(2)
    expect(errors).toEqual(expect.arrayContaining(reported))
  }
  expect(await Promise.all([holder, old, one, two].map(numberOf))).toEqual([
    '+5511987650010',
    '+555511987650010',
    '+555511987650011',
    '+551187650011',
  ])
  expect(await numberOf(elsewhere)).toBe('+5511987650010')
  await setContacts(gateway.ctx.db, holder, { mobile: null })
  await setContacts(gateway.ctx.db, two, { mobile: null })
  expect(await renew()).toEqual([])
  expect([await numberOf(old), await numberOf(one)]).toEqual(['+5511987650010', '+5511987650011'])
})
