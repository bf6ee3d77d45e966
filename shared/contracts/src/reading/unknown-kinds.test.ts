import { endpoints, type EndpointName } from '../endpoints'
import { fullAnswer } from '../testing/full-answer'
import { answerShapes } from './answer-shapes'
import { readValue } from './read-value'
import type { Shape } from './shape'

type Path = readonly string[]

/** Every place where one of several kinds of object stands, and in lists one of several words. */
const placesOfKinds = (shape: Shape, path: Path = []): readonly Path[] => {
  if (typeof shape === 'string') return []
  if (!Array.isArray(shape))
    return Object.entries(shape).flatMap(([name, part]) => placesOfKinds(part as Shape, [...path, name]))
  const [kind, ...rest] = shape as readonly [string, ...Shape[]]
  switch (kind) {
    case '|':
      return [path]
    case 'e':
      return path.includes('0') ? [path] : []
    case 'a':
      return placesOfKinds(rest[0] as Shape, [...path, '0'])
    case '=':
      return placesOfKinds(rest[1] as Shape, path)
    default:
      return rest[0] === undefined ? [] : placesOfKinds(rest[0], path)
  }
}

/** The answer with something from a later version at `path`. */
const withNews = (value: unknown, [step, ...rest]: Path): unknown => {
  if (step === undefined)
    return typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.keys(value).map((field) => [field, 'FROM_A_LATER_VERSION']))
      : 'FROM_A_LATER_VERSION'
  if (Array.isArray(value)) return value.map((item: unknown) => withNews(item, rest))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, name === step ? withNews(part, rest) : part]),
  )
}

const rows = Object.entries(answerShapes()).flatMap(([name, shape]) =>
  placesOfKinds(shape).map((path) => [name as EndpointName, path.join('.'), path, shape] as const),
)

test('there are such places', () => expect(rows.length).toBeGreaterThan(20))

test('a kind of a later version: left out with its path, and the rest of the answer is read', () => {
  const lost = rows.filter(([name, , path, shape]) => {
    expect(endpoints[name]).toBeDefined()
    const { value, leftOut } = readValue(withNews(fullAnswer(shape, 1), path), shape, 'BRL')
    return value === undefined || leftOut.length === 0
  })
  expect(lost.map(([name, at]) => `${name}.${at}`)).toEqual([])
})
