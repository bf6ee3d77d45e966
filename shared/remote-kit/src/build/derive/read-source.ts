import ts from 'typescript'

/** A source file that went into a build. */
export type Source = { readonly path: string; readonly text: string }

export type ParsedSource = {
  readonly path: string
  readonly file: ts.SourceFile
  /** Imports of the file by local name; `*` is a whole module of the same sources. */
  readonly imports: ReadonlyMap<string, { readonly from: string; readonly name: string }>
}

const namedImports = (file: ts.SourceFile): ParsedSource['imports'] => {
  const found = new Map<string, { from: string; name: string }>()
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue
    const from = statement.moduleSpecifier.text
    const clause = statement.importClause
    if (!clause || clause.phaseModifier === ts.SyntaxKind.TypeKeyword) continue
    if (clause.name) found.set(clause.name.text, { from, name: 'default' })
    if (clause.namedBindings && ts.isNamespaceImport(clause.namedBindings) && from.startsWith('.'))
      found.set(clause.namedBindings.name.text, { from, name: '*' })
    if (clause.namedBindings && ts.isNamedImports(clause.namedBindings))
      for (const { isTypeOnly, name, propertyName } of clause.namedBindings.elements)
        if (!isTypeOnly) found.set(name.text, { from, name: (propertyName ?? name).text })
  }
  return found
}

const parsedBefore = new Map<string, ParsedSource>()

/** A file is parsed once; a development server asks again and again. */
export const parseSource = ({ path, text }: Source): ParsedSource => {
  const known = parsedBefore.get(path)
  if (known?.file.text === text) return known
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true, kind)
  const parsed = { path, file, imports: namedImports(file) }
  parsedBefore.set(path, parsed)
  return parsed
}

/** `src/pages/deposit/DepositPage.tsx:12`, for sentences about a place. */
export const placeOf = ({ path, file }: ParsedSource, node: ts.Node): string =>
  `${path}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}`

export const visitAll = (root: ts.Node, visit: (node: ts.Node) => void): void => {
  visit(root)
  ts.forEachChild(root, (child) => visitAll(child, visit))
}

/** The inner expression of parentheses, `as const` or `satisfies`. */
const bare = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node)
    ? bare(node.expression)
    : node

const namesIn = (name: ts.BindingName): readonly string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isBindingElement(element) ? namesIn(element.name) : []))

type Declared = readonly (ts.VariableDeclaration | ts.ParameterDeclaration)[]

const declaredBy = (statement: ts.Statement): Declared =>
  ts.isVariableStatement(statement) ? statement.declarationList.declarations : []

/** Names bound by the scope itself, without inner scopes. */
const declaredIn = (scope: ts.Node): Declared => {
  if (ts.isFunctionLike(scope)) return scope.parameters
  if (ts.isSourceFile(scope) || ts.isBlock(scope)) return scope.statements.flatMap(declaredBy)
  if (ts.isCaseBlock(scope)) return scope.clauses.flatMap(({ statements }) => statements.flatMap(declaredBy))
  if (ts.isForStatement(scope) || ts.isForOfStatement(scope) || ts.isForInStatement(scope))
    return scope.initializer && ts.isVariableDeclarationList(scope.initializer) ? scope.initializer.declarations : []
  return ts.isCatchClause(scope) && scope.variableDeclaration ? [scope.variableDeclaration] : []
}

/** Value of the constant that a name refers to; null for anything else, such as a parameter. */
const constantOf = (used: ts.Identifier): ts.Expression | null => {
  for (let scope: ts.Node = used.parent; scope; scope = scope.parent) {
    const found = declaredIn(scope).find(({ name }) => namesIn(name).includes(used.text))
    if (!found) continue
    const isConstant =
      ts.isVariableDeclaration(found) && ts.isIdentifier(found.name) && (found.parent.flags & ts.NodeFlags.Const) !== 0
    return isConstant ? (found.initializer ?? null) : null
  }
  return null
}

const all = (parts: readonly (readonly string[] | null)[]): readonly string[] | null =>
  parts.every((part) => part !== null) ? parts.flat() : null

/**
 * All possible texts of an expression: a literal, both sides of a choice, a constant of the file, a member of a
 * constant object. Null for anything else.
 */
export const literalsOf = (expression: ts.Expression): readonly string[] | null => {
  const node = bare(expression)
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isConditionalExpression(node)) return all([literalsOf(node.whenTrue), literalsOf(node.whenFalse)])
  if (ts.isIdentifier(node)) {
    const constant = constantOf(node)
    return constant && !ts.isIdentifier(bare(constant)) ? literalsOf(constant) : null
  }
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) {
    const held = ts.isIdentifier(node.expression) ? constantOf(node.expression) : null
    const members = held && bare(held)
    if (!members || !ts.isObjectLiteralExpression(members)) return null
    return all(
      members.properties.map((member) => (ts.isPropertyAssignment(member) ? literalsOf(member.initializer) : null)),
    )
  }
  return null
}
