import { parse, type Node } from 'acorn'

/** Objects of the platform whose members are named through them. */
const singletons: Readonly<Record<string, string>> = {
  caches: 'CacheStorage',
  crypto: 'Crypto',
  document: 'Document',
  history: 'History',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
  screen: 'Screen',
}
const windows = new Set(['window', 'self', 'globalThis'])
/** Built-ins whose methods are looked for by their name alone, whatever they are called on. */
const prototypes = ['Array', 'String', 'Promise', 'RegExp', 'Map', 'Set', 'Number', 'Date'] as const

const methodsOf = (name: (typeof prototypes)[number]): readonly string[] =>
  Object.getOwnPropertyNames(globalThis[name].prototype)

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string'

type Named = Node & { readonly name: string }
type Member = Node & { readonly object: Node; readonly property: Named; readonly computed: boolean }
const isIdentifier = (node: Node): node is Named => node.type === 'Identifier'
const isMember = (node: Node): node is Member => node.type === 'MemberExpression'

const syntaxOf = ({ pattern, flags }: { readonly pattern: string; readonly flags: string }): readonly string[] => [
  ...(/\\p\{/i.test(pattern) ? ['unicode_character_class_escape'] : []),
  ...(/\(\?<[=!]/.test(pattern) ? ['lookbehind_assertion'] : []),
  ...(/\(\?<[\w$]/.test(pattern) ? ['named_capturing_group'] : []),
  ...(flags.includes('s') ? ['dotAll'] : []),
]

/** Only plain names: others are short after minifying and no name of the platform. */
const isDeclaration = (node: Node, parent: Node | null): boolean => {
  const { id, params } = (parent ?? {}) as { readonly id?: Node; readonly params?: readonly Node[] }
  return id === node || Boolean(params?.includes(node))
}

/**
 * Pure: what a script uses of the platform, as `Object.fromEntries`, `Array#flatMap`, `Navigator.share`,
 * `IntersectionObserver` or `regexp:lookbehind_assertion`; one of several owners of a method is written with all of them.
 */
export const usedApis = (code: string): ReadonlySet<string> => {
  const found = new Set<string>()
  const declared = new Set<string>()
  const memberOf = ({ object, property }: Member): void => {
    const { name } = property
    const plain =
      isMember(object) && isIdentifier(object.object) && windows.has(object.object.name) ? object.property : object
    if (isIdentifier(plain)) {
      const single = singletons[plain.name]
      if (windows.has(plain.name)) found.add(name)
      else if (single) found.add(`${single}.${name}`)
      else if (plain.name in globalThis || /^[A-Z]/.test(plain.name)) found.add(`${plain.name}.${name}`)
    }
  }
  const visit = (node: Node, parent: Node | null): void => {
    if (isMember(node) && !node.computed) {
      memberOf(node)
      const called = parent?.type === 'CallExpression' && (parent as Node & { callee?: Node }).callee === node
      const owners = called ? prototypes.filter((name) => methodsOf(name).includes(node.property.name)) : []
      if (owners.length > 0) found.add(`${owners.join('|')}#${node.property.name}`)
      visit(node.object, node)
      return
    }
    if (node.type === 'Literal' && 'regex' in node && node.regex)
      for (const kind of syntaxOf(node.regex as { pattern: string; flags: string })) found.add(`regexp:${kind}`)
    if (isIdentifier(node)) (isDeclaration(node, parent) ? declared : found).add(node.name)
    for (const [key, value] of Object.entries(node)) {
      if (key === 'key' && !('computed' in node && node.computed) && node.type !== 'AssignmentPattern') continue
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, node)
    }
  }
  visit(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }), null)
  return new Set([...found].filter((name) => !declared.has(name.split('.')[0] ?? '')))
}
