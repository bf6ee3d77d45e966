import { languageTags } from '@mosaic/contracts'
import { deskErrors } from '@mosaic/contracts/desk'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(__dirname, '../../..')
const filesBelow = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file))

/** What a person of the house decides stands here; its refusals are read at the desk. */
const decisions = [
  ...filesBelow('gateway/src/operator').filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts')),
  'gateway/src/money/payments/review.ts',
  'gateway/src/money/withdrawals/decision.ts',
  'gateway/src/identity/kyc/decision.ts',
]
const raised = decisions.flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/\bfail\(\s*'([a-z._]+)'/g)].map(([, code = '']) => code),
)
/** Raised for orders of the command only, or taken over by a code of the desk. */
const neverShown = ['merchant.unknown', 'game.not.found', 'money.insufficient']
const keyOf = (code: string) => code.replaceAll('.', '_')
const errorsOf = (file: string): Readonly<Record<string, string>> => JSON.parse(readFileSync(join(root, file), 'utf8'))

test.each(Object.values(languageTags))('the desk says in %s why a decision was refused, whatever the reason', (tag) => {
  const { errors = {} } = errorsOf(`operator/src/texts/${tag}.json`) as { errors?: Record<string, string> }
  const texts = { ...errorsOf(`shared/i18n/src/texts/errors/${tag}.json`), ...errors }
  const codes = [...Object.keys(deskErrors), ...raised.filter((code) => !neverShown.includes(code))]
  expect(codes.length).toBeGreaterThan(18)
  expect(codes.filter((code) => !texts[keyOf(code)])).toEqual([])
})
