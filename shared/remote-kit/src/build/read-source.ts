import ts from 'typescript'

/** A source file that went into a build. */
export type Source = { readonly path: string; readonly text: string }

export type ParsedSource = {
  readonly path: string
  readonly file: ts.SourceFile
  /** What the file takes by name from elsewhere, by its name in the file. */
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

/** What stands in parentheses, before `as const` or `satisfies`. */
export const bare = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node)
    ? bare(node.expression)
    : node

const constantOf = (file: ts.SourceFile, name: string): ts.Expression | null => {
  let found: ts.Expression | null = null
  visitAll(file, (node) => {
    if (
      ts.isVariableDeclaration(node) &&
      ts.isIdentifier(node.name) &&
      node.name.text === name &&
      node.initializer &&
      (node.parent.flags & ts.NodeFlags.Const) !== 0
    )
      found ??= node.initializer
  })
  return found
}

const all = (parts: readonly (readonly string[] | null)[]): readonly string[] | null =>
  parts.every((part) => part !== null) ? parts.flat() : null

/**
 * Every text that an expression can be, when that can be read off: a literal, either side of a choice, a constant of the same
 * file, a member of a constant object. Null for anything else.
 */
export const literalsOf = (file: ts.SourceFile, expression: ts.Expression): readonly string[] | null => {
  const node = bare(expression)
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isConditionalExpression(node)) return all([literalsOf(file, node.whenTrue), literalsOf(file, node.whenFalse)])
  if (ts.isIdentifier(node)) {
    const constant = constantOf(file, node.text)
    return constant && !ts.isIdentifier(bare(constant)) ? literalsOf(file, constant) : null
  }
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) {
    const held = ts.isIdentifier(node.expression) ? constantOf(file, node.expression.text) : null
    const members = held && bare(held)
    if (!members || !ts.isObjectLiteralExpression(members)) return null
    return all(
      members.properties.map((member) =>
        ts.isPropertyAssignment(member) ? literalsOf(file, member.initializer) : null,
      ),
    )
  }
  return null
}
