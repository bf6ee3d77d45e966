import ts from 'typescript'
import { literalsOf, parseSource, placeOf, visitAll, type ParsedSource, type Source } from '../derive/read-source'

export type KnownKeys = {
  readonly own: ReadonlySet<string>
  /** Namespaces shared by all remotes. */
  readonly common: ReadonlySet<string>
}

type Binding = { readonly name: string; readonly scope: ts.Node; readonly keys: ReadonlySet<string> }

const scopeOf = (node: ts.Node): ts.Node => {
  let scope = node.parent
  while (!ts.isFunctionLike(scope) && !ts.isSourceFile(scope)) scope = scope.parent
  return scope
}

/** `const { t } = useTexts()`, or `{ t: common } = useCommonTexts()`, and where it holds. */
const bindingsIn = ({ file, imports }: ParsedSource, { own, common }: KnownKeys): Binding[] => {
  const bindings: Binding[] = []
  visitAll(file, (node) => {
    if (!ts.isVariableDeclaration(node) || !ts.isObjectBindingPattern(node.name)) return
    const { initializer } = node
    if (!initializer || !ts.isCallExpression(initializer) || !ts.isIdentifier(initializer.expression)) return
    const hook = initializer.expression.text
    const isCommon = imports.get(hook)?.name === 'useCommonTexts'
    if (!isCommon && imports.get(hook)?.name !== 'useTexts' && hook !== 'useTexts') return
    for (const { name, propertyName } of node.name.elements)
      if (ts.isIdentifier(name) && (propertyName ?? name).getText(file) === 't')
        bindings.push({ name: name.text, scope: scopeOf(node), keys: isCommon ? common : own })
  })
  return bindings
}

const bindingOf = (called: ts.Identifier, bindings: readonly Binding[]): Binding | null => {
  for (let node: ts.Node = called.parent; node; node = node.parent) {
    const found = bindings.find(({ name, scope }) => scope === node && name === called.text)
    if (found) return found
    const isParameter =
      ts.isFunctionLike(node) && node.parameters.some(({ name }) => ts.isIdentifier(name) && name.text === called.text)
    if (isParameter) return null
  }
  return null
}

const startsNone = (keys: ReadonlySet<string>, head: string): boolean => ![...keys].some((key) => key.startsWith(head))

const unknownIn = (key: ts.Expression, keys: ReadonlySet<string>): readonly string[] => {
  if (ts.isTemplateExpression(key)) return startsNone(keys, key.head.text) ? [`${key.head.text}…`] : []
  return (literalsOf(key) ?? []).filter((name) => !keys.has(name))
}

/** Keys that the code asks its texts for and that no text file has. */
export const unknownKeys = (sources: readonly Source[], known: KnownKeys): readonly string[] =>
  sources
    .filter(({ text }) => text.includes('Texts'))
    .map(parseSource)
    .flatMap((source) => {
      const bindings = bindingsIn(source, known)
      const faults: string[] = []
      visitAll(source.file, (node) => {
        if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return
        const binding = bindingOf(node.expression, bindings)
        const [key] = node.arguments
        if (!binding || !key) return
        for (const name of unknownIn(key, binding.keys))
          faults.push(`${placeOf(source, node)} asks for the text ${name}, which no text file has`)
      })
      return faults
    })
