import ts from 'typescript'
import type { ParsedSource } from './read-source'

/** `export { call as ask } from '…'`, one a name. */
export type ReExport = { readonly node: ts.Node; readonly from: string; readonly name: string; readonly as: string }

export const reExports = ({ file }: ParsedSource): readonly ReExport[] =>
  file.statements.flatMap((statement) => {
    if (!ts.isExportDeclaration(statement) || statement.isTypeOnly) return []
    const { exportClause, moduleSpecifier } = statement
    if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return []
    if (!exportClause || !ts.isNamedExports(exportClause)) return []
    return exportClause.elements
      .filter(({ isTypeOnly }) => !isTypeOnly)
      .map((node) => ({
        node,
        from: moduleSpecifier.text,
        name: (node.propertyName ?? node.name).text,
        as: node.name.text,
      }))
  })

/** True where a name is declared, imported, a type or a property name, i.e. its value is not used. */
export const isOnlyNamed = (node: ts.Identifier): boolean => {
  const { parent } = node
  if (ts.isShorthandPropertyAssignment(parent) || ts.isExportSpecifier(parent)) return false
  if (ts.isImportSpecifier(parent) || ts.isTypeQueryNode(parent)) return true
  if (ts.isBindingElement(parent) && parent.propertyName === node) return true
  return 'name' in parent && parent.name === node
}

export const isCalled = (node: ts.Node): boolean => ts.isCallExpression(node.parent) && node.parent.expression === node

export const handedOn = (place: string, name: string): string =>
  `${place} hands on ${name} itself; call it there, so that the build can tell what the release needs`
