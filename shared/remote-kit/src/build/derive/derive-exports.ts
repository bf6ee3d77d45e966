import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { parseSource, placeOf, visitAll, type ParsedSource } from './read-source'

const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort()

type Imported = { readonly names: readonly string[]; readonly faults: readonly string[] }

const isTypeClause = (clause: ts.ImportClause | undefined): boolean =>
  clause?.phaseModifier === ts.SyntaxKind.TypeKeyword

/** The module that `import('…')`, `require('…')` or `import x = require('…')` takes; parts that are joined are read as the bundler reads them. */
const requestIn = (node: ts.Node): string | null => {
  if (ts.isExternalModuleReference(node)) return joinedText(node.expression)
  const isImport =
    ts.isCallExpression(node) &&
    (node.expression.kind === ts.SyntaxKind.ImportKeyword ||
      (ts.isIdentifier(node.expression) && node.expression.text === 'require'))
  return isImport && node.arguments[0] ? joinedText(node.arguments[0]) : null
}

const joinedText = (node: ts.Expression): string | null => {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken) return null
  const [left, right] = [joinedText(node.left), joinedText(node.right)]
  return left === null || right === null ? null : left + right
}

/** Names that one file imports, or passes on, from a package; a package that is taken as a whole is a fault. */
const importedFrom = (source: ParsedSource, shared: string): Imported => {
  const names: string[] = []
  const faults: string[] = []
  const whole = (node: ts.Node) =>
    faults.push(
      `${placeOf(source, node)} takes ${shared} as a whole; import by name what it uses, so that the build can tell what the release needs`,
    )
  for (const { from, name } of source.imports.values()) if (from === shared) names.push(name)
  for (const statement of source.file.statements) {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) continue
    const { moduleSpecifier } = statement
    if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier) || moduleSpecifier.text !== shared) continue
    if (ts.isImportDeclaration(statement)) {
      const { importClause } = statement
      const bindings = importClause?.namedBindings
      if (bindings && ts.isNamespaceImport(bindings) && !isTypeClause(importClause)) whole(statement)
    } else if (!statement.isTypeOnly) {
      if (statement.exportClause && ts.isNamedExports(statement.exportClause))
        for (const { isTypeOnly, name, propertyName } of statement.exportClause.elements)
          if (!isTypeOnly) names.push((propertyName ?? name).text)
          else continue
      else whole(statement)
    }
  }
  visitAll(source.file, (node) => {
    if (requestIn(node) === shared) whole(node)
  })
  return { names, faults }
}

/** The names that a release imports from each shared package of ours. */
export const importedNames = (
  sources: readonly ParsedSource[],
  shared: readonly string[],
): { readonly exports: Readonly<Record<string, readonly string[]>>; readonly faults: readonly string[] } => {
  const exports: Record<string, readonly string[]> = {}
  const faults: string[] = []
  for (const key of shared) {
    const found = sources.map((source) => importedFrom(source, key))
    const names = sorted(found.flatMap((one) => one.names))
    if (names.length > 0) exports[key] = names
    faults.push(...found.flatMap((one) => one.faults))
  }
  return { exports, faults }
}

const fileOf = (folder: string, request: string): string => {
  const path = join(folder, request)
  const file = [`${path}.ts`, `${path}.tsx`, join(path, 'index.ts'), path].find(existsSync)
  if (file) return file
  throw new Error(`${path} is exported and does not exist`)
}

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

const declaredNames = (statement: ts.Statement): string[] => {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []))
  const isValue =
    ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement) || ts.isEnumDeclaration(statement)
  return isValue && statement.name ? [statement.name.text] : []
}

/** Every value that a module exports, through all that it passes on. */
export const exportedNames = (file: string): readonly string[] => {
  const names: string[] = []
  for (const statement of parseSource({ path: file, text: readFileSync(file, 'utf8') }).file.statements) {
    if (ts.isExportDeclaration(statement) && !statement.isTypeOnly) {
      const { exportClause, moduleSpecifier } = statement
      if (exportClause && ts.isNamedExports(exportClause))
        names.push(...exportClause.elements.flatMap(({ isTypeOnly, name }) => (isTypeOnly ? [] : [name.text])))
      else if (exportClause) names.push(exportClause.name.text)
      else if (moduleSpecifier && ts.isStringLiteral(moduleSpecifier)) {
        if (!moduleSpecifier.text.startsWith('.'))
          throw new Error(`${file} exports everything of ${moduleSpecifier.text}; name what it exports`)
        names.push(...exportedNames(fileOf(dirname(file), moduleSpecifier.text)))
      }
    } else if (isExported(statement)) names.push(...declaredNames(statement))
  }
  return sorted(names)
}
