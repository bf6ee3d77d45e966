import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { agentProof } from './command'

const document = readFileSync(join(__dirname, '../../../docs/agent-contracts.md'), 'utf8')
const blocks = (kind: string) =>
  [...document.matchAll(new RegExp(`\`\`\`json ${kind}\\n([^]*?)\`\`\``, 'g'))].map(([, json]) => json ?? '')
const [fixtures, expected] = [blocks('fixture'), blocks('expected')]
const titles = [...document.matchAll(/^## (.*)$/gm)].map(([, title]) => title)

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'agent-proof-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const proofOf = (json: string, ...args: readonly string[]) => {
  const file = join(folder, 'fixture.json')
  writeFileSync(file, json)
  return agentProof(['--fixture', file, ...args])
}

test('the document: an example for each of the four payments', () => {
  expect(fixtures).toHaveLength(6)
  expect(expected).toHaveLength(fixtures.length)
})

test.each(fixtures.map((json, at) => [titles[at], json, expected[at] ?? ''] as const))(
  '%s: as in the document',
  (_, json, lines) => {
    const { code, text } = proofOf(json, '--json')
    expect([code, code === 0 ? '' : text]).toEqual([0, ''])
    const wanted = JSON.parse(lines) as readonly Record<string, unknown>[]
    const printed = JSON.parse(text) as { readonly lines: readonly Record<string, unknown>[] }
    expect(printed.lines).toHaveLength(wanted.length)
    expect(printed.lines).toMatchObject(wanted)
  },
)

const salary = fixtures[2] ?? ''

test('without --json: a table with a line for each payment', () => {
  expect(proofOf(salary).text.split('\n')).toEqual([
    expect.stringMatching(/^kind .* period .* amount$/),
    expect.stringMatching(/^dailySalary .* top .* 30\.80$/),
    expect.stringMatching(/^dailySalary .* mid .* 18\.00$/),
  ])
})

test.each<[string, (json: string) => string, RegExp]>([
  ['no JSON', () => '{', /not JSON/],
  ['a currency that does not exist', (json) => json.replace('BRL', 'BRX'), /^currency:/],
  [
    'an amount with three decimals',
    (json) => json.replace('"6000.00"', '"6000.001"'),
    /^bets\.0\.stake: .*not an amount of BRL/,
  ],
  ['a time zone that does not exist', (json) => json.replace('America/Sao_Paulo', 'America/Atlantis'), /^timeZone:/],
  ['a field that does not exist', (json) => json.replace('"deposits"', '"deposit"'), /deposit/],
  ['a bet of nobody', (json) => json.replace('"memberId": "ana"', '"memberId": "eva"'), /No member has the id "eva"/],
  ['members in a circle', (json) => json.replace('"uplineId": null', '"uplineId": "mid"'), /is above itself/],
  [
    'an offer above the own rate',
    (json) => json.replace('"rate": 30', '"rate": 101'),
    /Tier 1 of the dailySalary of "mid"/,
  ],
  [
    'an offer with easier conditions',
    (json) => json.replace('"5000.00", "rate": 30', '"500.00", "rate": 30'),
    /Tier 1/,
  ],
  ['an offer without a contract', (json) => json.replace('"agentId": "top"', '"agentId": "leo"'), /without having one/],
])('%s: code 1 and a sentence that names it', (_, change, sentence) => {
  expect(change(salary)).not.toBe(salary)
  const { code, text } = proofOf(change(salary))
  expect(code).toBe(1)
  expect(text).toMatch(sentence)
})

test('a daily and an hourly salary at the same time: refused unless stackable', () => {
  const withHourly = (stackable: boolean) => {
    const fixture = JSON.parse(salary) as { contracts: Record<string, unknown>[] }
    fixture.contracts.push({ ...fixture.contracts[0], kind: 'hourlySalary', stackable })
    return proofOf(JSON.stringify(fixture), '--json')
  }
  expect(withHourly(false)).toMatchObject({ code: 1, text: expect.stringContaining('at the same time') })
  expect(withHourly(true).code).toBe(0)
})

test('a file that is not there: code 1 and how the command is used', () => {
  expect(agentProof(['--fixture', join(folder, 'absent.json')])).toMatchObject({
    code: 1,
    text: expect.stringContaining('cannot be read'),
  })
  expect(agentProof([]).text).toContain('--fixture <file.json>')
})
