import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import type { EngineReturn, ReturnEngine } from './engine'
import { returnEngines } from './engines'
import { toNumber } from './fraction'
import type { Fraction } from './fraction'

/** What the command prints and the code it ends with. */
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
    ...Object.entries(returnEngines).map(([name, engine]) => `${describe(name, engine)}\n`),
  ].join('\n')

const figure = (value: Fraction) => ({
  numerator: String(value.numerator),
  denominator: String(value.denominator),
  decimal: toNumber(value),
})

const failed = (text: string): Printed => ({ code: 1, text })

const readConfig = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'))

const reasonOf = (error: unknown): string =>
  error instanceof z.ZodError
    ? error.issues.map(({ path, message }) => `${path.join('.') || 'the configuration'}: ${message}`).join('\n')
    : error instanceof Error
      ? error.message
      : String(error)

const percentOf = (share: number): string => `${Math.round(share * 1e8) / 1e6} %`
const percent = (value: Fraction): string => percentOf(toNumber(value))

const intervalLine = ({ low, high, confidence, rounds, seed }: NonNullable<EngineReturn['simulated']>): string =>
  `  between ${percentOf(low)} and ${percentOf(high)} with ${confidence * 100} % confidence: ${rounds} rounds, seed ${seed}`

const computed = (name: string, engine: ReturnEngine, config: unknown, isJson: boolean): Printed => {
  const { main, bets = {}, simulated, rules } = engine.compute(config)
  if (isJson) {
    const listed = Object.fromEntries(Object.entries(bets).map(([bet, value]) => [bet, figure(value)]))
    return {
      code: 0,
      text: JSON.stringify(
        { engine: name, ...figure(main), exact: simulated === undefined, simulated, rules, bets: listed },
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
      `  ${rules}`,
      ...lines,
    ].join('\n'),
  }
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
        help: { type: 'boolean', default: false },
      },
    })
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
