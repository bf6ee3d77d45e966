import ts from 'typescript'
import { literalsOf, parseSource, placeOf, visitAll, type ParsedSource, type Source } from './read-source'

/** What a name in an argument is: an endpoint that is called, an event that is heard or emitted. */
export type NamedKind = 'endpoints' | 'hears' | 'emits'

/** A function that takes such a name, and in which of its arguments. */
type Taker = { readonly kind: NamedKind; readonly argument: number }
/** Functions of shared packages by `package name`, functions of the same sources by `name`. */
export type Takers = ReadonlyMap<string, readonly Taker[]>

const busMethods: Readonly<Record<string, NamedKind>> = { emit: 'emits', on: 'hears', last: 'hears' }
const client = '@mosaic/api-client'
const bus = '@mosaic/event-bus'

/** Everything else that takes the name of an endpoint or event is found by following the arguments of these. */
const roots: Takers = new Map([[`${client} call`, [{ kind: 'endpoints', argument: 0 }]]])

const takersOfCall = (
  { imports }: ParsedSource,
  { expression }: ts.CallExpression,
  takers: Takers,
): readonly Taker[] => {
  if (ts.isIdentifier(expression)) {
    const imported = imports.get(expression.text)
    if (imported && !imported.from.startsWith('.')) return takers.get(`${imported.from} ${imported.name}`) ?? []
    return takers.get(imported?.name ?? expression.text) ?? []
  }
  if (!ts.isPropertyAccessExpression(expression) || !ts.isIdentifier(expression.expression)) return []
  const { from, name } = imports.get(expression.expression.text) ?? {}
  const kind = busMethods[expression.name.text]
  return from === bus && name === 'bus' && kind ? [{ kind, argument: 0 }] : []
}

const nameOfFunction = (node: ts.SignatureDeclaration): string | null => {
  if (node.name && ts.isIdentifier(node.name)) return node.name.text
  const { parent } = node
  return (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)) && ts.isIdentifier(parent.name)
    ? parent.name.text
    : null
}

/** The function around an argument whose own parameter the argument is. */
const passedOnBy = (argument: ts.Expression): { readonly name: string; readonly argument: number } | null => {
  if (!ts.isIdentifier(argument)) return null
  for (let node: ts.Node = argument.parent; node; node = node.parent) {
    if (!ts.isFunctionLike(node)) continue
    const index = node.parameters.findIndex(({ name }) => ts.isIdentifier(name) && name.text === argument.text)
    const name = index >= 0 ? nameOfFunction(node) : null
    if (index >= 0) return name === null ? null : { name, argument: index }
  }
  return null
}

/** A function that takes a name, used as a value: what it is called with cannot be seen. */
const isHandedOn = ({ imports }: ParsedSource, node: ts.Node, takers: Takers): boolean => {
  if (!ts.isIdentifier(node)) return false
  const { parent } = node
  const isCalled = ts.isCallExpression(parent) && parent.expression === node
  const isNamed =
    ts.isImportSpecifier(parent) ||
    ts.isTypeQueryNode(parent) ||
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node)
  const imported = isCalled || isNamed ? undefined : imports.get(node.text)
  return imported !== undefined && takers.has(`${imported.from} ${imported.name}`)
}

const withTaker = (takers: Map<string, readonly Taker[]>, name: string, taker: Taker): boolean => {
  const known = takers.get(name) ?? []
  if (known.some(({ kind, argument }) => kind === taker.kind && argument === taker.argument)) return false
  takers.set(name, [...known, taker])
  return true
}

export type DerivedCalls = Readonly<Record<NamedKind, readonly string[]>> & {
  readonly faults: readonly string[]
  /** Functions of these sources that pass a name on. */
  readonly passing: Takers
}

const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort()
const what: Readonly<Record<NamedKind, string>> = { endpoints: 'an endpoint', hears: 'an event', emits: 'an event' }

/**
 * The names of endpoints and events in calls of the functions that take one, also through functions of the same sources that
 * pass their argument on. A name that cannot be read off is a fault.
 */
export const derivedCalls = (sources: readonly ParsedSource[], takers: Takers = roots): DerivedCalls => {
  const passing = new Map<string, readonly Taker[]>()
  const names: Record<NamedKind, Set<string>> = { endpoints: new Set(), hears: new Set(), emits: new Set() }
  const faults = new Set<string>()
  const look = (): boolean => {
    let learned = false
    const known: Takers = new Map([...takers, ...passing])
    for (const source of sources)
      visitAll(source.file, (node) => {
        if (isHandedOn(source, node, known))
          faults.add(
            `${placeOf(source, node)} hands on ${node.getText(source.file)} itself; call it there, so that the build can tell what the release needs`,
          )
        if (!ts.isCallExpression(node)) return
        for (const { kind, argument } of takersOfCall(source, node, known)) {
          const given = node.arguments[argument]
          if (!given) continue
          const literals = literalsOf(source.file, given)
          const passed = literals ? null : passedOnBy(given)
          if (literals) for (const name of literals) names[kind].add(name)
          else if (passed) learned = withTaker(passing, passed.name, { kind, argument: passed.argument }) || learned
          else
            faults.add(
              `${placeOf(source, given)} names ${what[kind]} by an expression; write the name itself there, so that the build can tell what the release needs`,
            )
        }
      })
    return learned
  }
  while (look());
  return {
    endpoints: sorted(names.endpoints),
    hears: sorted(names.hears),
    emits: sorted(names.emits),
    faults: [...faults],
    passing,
  }
}

/** The functions of a shared package that take a name, as other packages import them. */
export const sharedTakers = (shared: string, sources: readonly Source[], takers: Takers): Takers => {
  // Inside its own package a function is imported by a relative path.
  const inside: Takers = new Map(
    [...takers].map(([name, taker]) => [name.startsWith(`${shared} `) ? name.slice(shared.length + 1) : name, taker]),
  )
  const names = new RegExp(`\\b(bus|${[...inside.keys()].map((name) => name.split(' ').pop()).join('|')})\\b`)
  const { passing } = derivedCalls(sources.filter(({ text }) => names.test(text)).map(parseSource), inside)
  return new Map([...passing].map(([name, taker]) => [`${shared} ${name}`, taker]))
}

export const rootTakers = roots
