import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import type { EngineReturn, ReturnEngine } from './engine'
import { returnEngines } from './engines'
import type { ReportRow } from './catalogue/report'
import { toNumber } from './fraction'
import type { Fraction } from './fraction'

/** Output and exit code of the command. */
export type Printed = { readonly code: 0 | 1; readonly text: string }

const describe = (name: string, { what, fields, example }: ReturnEngine): string =>
  [
    `${name}: ${what}`,
    ...Object.entries(fields).map(([field, meaning]) => `    ${field.padEnd(16)} ${meaning}`),
    `    example          ${JSON.stringify(example)}`,
  ].join('\n')

const help = (): string =>
  [
    'npm run rtp -- --engine <name> --config <file.json> [--json]',
    'Prints what a configuration gives back in the long run, from payouts rounded to whole minor units: exactly, or where',
    'nothing exact is known the interval of a simulation with its seed.',
    '',
    'npm run rtp -- --catalogue [--json]',
    'Prints the return of every row of the catalogue, computed anew from its configuration, beside what its sheet shows;',
    'ends with 1 where they differ.',
    '',
    ...Object.entries(returnEngines).map(([name, engine]) => `${describe(name, engine)}\n`),
  ].join('\n')

const figure = (value: Fraction) => ({
  numerator: String(value.numerator),
  denominator: String(value.denominator),
  decimal: toNumber(value),
})

const failed = (text: string): Printed => ({ code: 1, text })

const reasonOf = (error: unknown): string =>
  error instanceof z.ZodError
    ? error.issues.map(({ path, message }) => `${path.join('.') || 'the configuration'}: ${message}`).join('\n')
    : error instanceof Error
      ? error.message
      : String(error)

const readConfig = async (file: string): Promise<unknown> => {
  const text = await readFile(file, 'utf8')
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`${file} is no JSON: ${reasonOf(error)}`, { cause: error })
  }
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000
const percentOf = (share: number): string => `${Math.round(share * 1e8) / 1e6} %`
const percent = (value: Fraction): string => percentOf(toNumber(value))

const intervalLine = ({ low, high, confidence, rounds, seed }: NonNullable<EngineReturn['simulated']>): string =>
  `  between ${percentOf(low)} and ${percentOf(high)} with ${confidence * 100} % confidence: ${rounds} rounds, seed ${seed}`

const computed = (name: string, engine: ReturnEngine, config: unknown, isJson: boolean): Printed => {
  const { main, bets = {}, simulated, spread, rules } = engine.compute(config)
  if (isJson) {
    const listed = Object.fromEntries(Object.entries(bets).map(([bet, value]) => [bet, figure(value)]))
    return {
      code: 0,
      text: JSON.stringify(
        { engine: name, ...figure(main), exact: simulated === undefined, simulated, spread, rules, bets: listed },
        null,
        2,
      ),
    }
  }
  const lines = Object.entries(bets).map(([bet, value]) => `  ${bet.padEnd(16)} ${percent(value)}`)
  return {
    code: 0,
    text: [
      `${name}: ${percent(main)} = ${main.numerator}/${main.denominator}`,
      ...(simulated ? [intervalLine(simulated)] : []),
      ...(spread
        ? [`  pays in ${percentOf(spread.hitRate)} of the rounds, which stray by ${rounded(spread.deviation)} stakes`]
        : []),
      `  ${rules}`,
      ...lines,
    ].join('\n'),
  }
}

const tally = (rows: readonly ReportRow[]): readonly string[] =>
  [...new Set(rows.map(({ engine }) => engine))].map((engine) => {
    const own = rows.filter((row) => row.engine === engine)
    const bps = own.map(({ figures }) => figures.rtpBp)
    return `  ${engine.padEnd(16)} ${String(own.length).padStart(4)} rows, ${percentOf(Math.min(...bps) / 10_000)} to ${percentOf(Math.max(...bps) / 10_000)}`
  })

const rowText = ({ gameCode, engine, configHash, computed: exact, figures, faults }: ReportRow): string => {
  const { rtpBp, hitRateBp, deviation, simulated } = figures
  const back = exact
    ? percent(exact.exact)
    : `${percentOf((simulated?.lowBp ?? 0) / 10_000)} to ${percentOf((simulated?.highBp ?? 0) / 10_000)}`
  const shown = `sheet ${percentOf(rtpBp / 10_000)}, pays ${percentOf(hitRateBp / 10_000)}, strays ${deviation}`
  return [
    faults.length === 0 ? 'ok  ' : 'FAIL',
    gameCode.padEnd(42),
    engine.padEnd(16),
    configHash.slice(0, 12),
    back.padEnd(20),
    shown,
    ...faults,
  ].join('  ')
}

export const catalogueText = (rows: readonly ReportRow[], isJson: boolean): Printed => {
  const differing = rows.filter(({ faults }) => faults.length > 0).length
  const simulated = rows.filter((row) => row.computed === null).length
  const code = differing === 0 ? 0 : 1
  if (isJson) {
    const printed = rows.map(({ computed: exact, ...row }) => ({ ...row, return: exact && figure(exact.exact) }))
    return { code, text: JSON.stringify(printed, null, 2) }
  }
  const summary = `${rows.length} rows: ${rows.length - simulated} exact, ${simulated} by simulation; ${differing} differ from their sheets`
  return { code, text: [...rows.map(rowText), ...tally(rows), summary].join('\n') }
}

/** The return command, apart from the process it runs in. */
export const returnCommand = async (args: readonly string[]): Promise<Printed> => {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        engine: { type: 'string' },
        config: { type: 'string' },
        json: { type: 'boolean', default: false },
        catalogue: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
    if (values.catalogue) return catalogueText((await import('./catalogue/report')).catalogueReport(), values.json)
    if (values.help || (!values.engine && !values.config)) return { code: 0, text: help() }
    const name = values.engine ?? ''
    const engine = Object.hasOwn(returnEngines, name) ? returnEngines[name] : undefined
    if (!engine) return failed(`--engine ${name}: no such engine. There are ${Object.keys(returnEngines).join(', ')}.`)
    if (!values.config) return failed('--config <file.json> is missing.')
    return computed(name, engine, await readConfig(values.config), values.json)
  } catch (error) {
    return failed(reasonOf(error))
  }
}
