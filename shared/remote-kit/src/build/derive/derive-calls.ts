import ts from 'typescript'
import { handedOn, isCalled, isOnlyNamed, reExports } from './handed-on'
import { literalsOf, parseSource, placeOf, visitAll, type ParsedSource, type Source } from './read-source'

/** Kind of a name in an argument: a called endpoint, a subscribed or an emitted event. */
type NamedKind = 'endpoints' | 'hears' | 'emits'

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
    // A property may have been taken out of its object.
    return takers.get(imported?.name ?? expression.text) ?? (imported ? [] : (takers.get(`.${expression.text}`) ?? []))
  }
  if (!ts.isPropertyAccessExpression(expression)) return []
  const { from, name } = (ts.isIdentifier(expression.expression) && imports.get(expression.expression.text)) || {}
  // A module of the same sources that is taken as a whole.
  if (from?.startsWith('.') && name === '*') return takers.get(expression.name.text) ?? []
  const kind = busMethods[expression.name.text]
  if (from === bus && name === 'bus') return kind ? [{ kind, argument: 0 }] : []
  return takers.get(`.${expression.name.text}`) ?? []
}

/** The name by which other places call a function, with a dot in front for a property; null for one that they reach in another way. */
const nameOfFunction = (node: ts.SignatureDeclaration): string | null => {
  if (ts.isMethodDeclaration(node) && ts.isIdentifier(node.name)) return `.${node.name.text}`
  if (ts.isFunctionDeclaration(node)) {
    const isDefault = node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword) ?? false
    return isDefault ? null : (node.name?.text ?? null)
  }
  const { parent } = node
  if (ts.isPropertyAssignment(parent) && ts.isIdentifier(parent.name)) return `.${parent.name.text}`
  return ts.isVariableDeclaration(parent) && ts.isIdentifier(parent.name) ? parent.name.text : null
}

type PassedOn = {
  readonly name: string
  readonly argument: number
  /** Default value of the parameter. */
  readonly initial: ts.Expression | undefined
}

/** The function around an argument whose own parameter the argument is. */
const passedOnBy = (argument: ts.Expression): PassedOn | null => {
  if (!ts.isIdentifier(argument)) return null
  for (let node: ts.Node = argument.parent; node; node = node.parent) {
    if (!ts.isFunctionLike(node)) continue
    const index = node.parameters.findIndex(({ name }) => ts.isIdentifier(name) && name.text === argument.text)
    const name = index >= 0 ? nameOfFunction(node) : null
    if (index >= 0)
      return name === null ? null : { name, argument: index, initial: node.parameters[index]?.initializer }
  }
  return null
}

const isBus = ({ from, name }: { readonly from: string; readonly name: string }): boolean =>
  from === bus && name === 'bus'

/** A method of the bus that is called at once, or one that takes no name of an event. */
const isPlainUse = ({ parent }: ts.Identifier): boolean =>
  ts.isPropertyAccessExpression(parent) && (isCalled(parent) || !(parent.name.text in busMethods))

/** A function that takes a name, or the bus, used as a value: its arguments are unknown. */
const isHandedOn = (source: ParsedSource, node: ts.Node, takers: Takers, own: ReadonlySet<string>): boolean => {
  if (!ts.isIdentifier(node)) return false
  if (ts.isPropertyAccessExpression(node.parent) && node.parent.name === node && !isCalled(node.parent))
    return takers.has(`.${node.text}`)
  if (isOnlyNamed(node)) return false
  const imported = source.imports.get(node.text)
  if (imported && isBus(imported)) return !isPlainUse(node)
  if (isCalled(node)) return false
  if (imported && !imported.from.startsWith('.')) return takers.has(`${imported.from} ${imported.name}`)
  // Under its own name a function of the same sources is known wherever it is exported again.
  if (ts.isExportSpecifier(node.parent) && node.parent.name === node) return false
  return imported ? takers.has(imported.name) : own.has(`${source.path} ${node.text}`)
}

const reExportFaults = (source: ParsedSource, takers: Takers): readonly string[] =>
  reExports(source)
    .filter(({ from, name, as }) =>
      from.startsWith('.') ? as !== name && takers.has(name) : isBus({ from, name }) || takers.has(`${from} ${name}`),
    )
    .map(({ node, name }) => handedOn(placeOf(source, node), name))

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
 * Names of endpoints and events in calls, also through functions of the same sources that pass their argument on. A
 * name that cannot be derived is a fault.
 */
export const derivedCalls = (sources: readonly ParsedSource[], takers: Takers = roots): DerivedCalls => {
  const passing = new Map<string, readonly Taker[]>()
  const names: Record<NamedKind, Set<string>> = { endpoints: new Set(), hears: new Set(), emits: new Set() }
  const faults = new Set<string>()
  /** Functions that pass a name on, with their file. */
  const own = new Set<string>()
  const look = (): boolean => {
    let learned = false
    const known: Takers = new Map([...takers, ...passing])
    const read = (source: ParsedSource, given: ts.Expression, { kind, argument }: Taker): void => {
      const literals = literalsOf(given)
      const passed = literals ? null : passedOnBy(given)
      if (literals) for (const name of literals) names[kind].add(name)
      else if (passed) {
        learned = withTaker(passing, passed.name, { kind, argument: passed.argument }) || learned
        own.add(`${source.path} ${passed.name}`)
        if (passed.initial) read(source, passed.initial, { kind, argument })
      } else
        faults.add(
          `${placeOf(source, given)} names ${what[kind]} by an expression; write the name itself there, so that the build can tell what the release needs`,
        )
    }
    for (const source of sources) {
      for (const fault of reExportFaults(source, known)) faults.add(fault)
      visitAll(source.file, (node) => {
        if (isHandedOn(source, node, known, own)) faults.add(handedOn(placeOf(source, node), node.getText(source.file)))
        if (!ts.isCallExpression(node)) return
        for (const taker of takersOfCall(source, node, known)) {
          // Arguments that are spread may bring the name.
          const given =
            node.arguments.slice(0, taker.argument).find(ts.isSpreadElement) ?? node.arguments[taker.argument]
          if (given) read(source, given, taker)
        }
      })
    }
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
