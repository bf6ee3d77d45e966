import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import ts from 'typescript'
import { root } from '../../root'
import type { CommandResult } from '../run-command'

/** The rules of data access in the gateway (gateway/README.md). */
const dataAccessRules = {
  queries: 'a query outside of *store.ts and *.sql.ts',
  rawSql: 'raw SQL outside of *.sql.ts',
  foreignSchema: 'an import of the schema of another module',
  foreignTable: 'raw SQL that names a table of another module',
  exportedTable: 'an index that exports a table',
} as const
export type DataAccessRule = keyof typeof dataAccessRules
type DataAccessFinding = {
  readonly rule: DataAccessRule
  readonly file: string
  readonly line: number
  readonly detail: string
}

/** Texts by path below `gateway/src`. */
type Sources = ReadonlyMap<string, string>

const isSchema = (file: string) => posix.basename(file) === 'schema.ts'
const isSqlFile = (file: string) => file.endsWith('.sql.ts')
const isStore = (file: string) => file.endsWith('store.ts')
/** The layer below stores: drivers, column types, pages. */
const isDataLayer = (file: string) => file.startsWith('platform/db/')
/** `play/seamless` owns its tables with all folders below it. */
const moduleOf = (file: string) => dirname(file).split('/').slice(0, 2).join('/')

const parse = (file: string, text: string) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)

const resolved = (sources: Sources, from: string, specifier: string): string | null => {
  if (!specifier.startsWith('.')) return null
  const base = posix.join(dirname(from), specifier)
  return [`${base}.ts`, `${base}/index.ts`, base].find((file) => sources.has(file)) ?? null
}

type Table = { readonly constant: string; readonly name: string; readonly owner: string; readonly file: string }

const tablesIn = (file: string, source: ts.SourceFile): readonly Table[] => {
  const tables: Table[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      const call = node.initializer
      const callee = ts.isCallExpression(call) ? call.expression.getText(source) : ''
      const [name] = ts.isCallExpression(call) ? call.arguments : []
      if (/(^pgTable|\.table)$/.test(callee) && name && ts.isStringLiteral(name))
        tables.push({ constant: node.name.text, name: name.text, owner: moduleOf(file), file })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return tables
}

const databaseNames = /^(db|tx|database)$/i
const builders = new Set(['select', 'selectDistinct', 'selectDistinctOn', 'insert', 'update', 'delete', '$count'])

const isDatabase = (node: ts.Expression): boolean =>
  ts.isIdentifier(node)
    ? databaseNames.test(node.text)
    : ts.isPropertyAccessExpression(node) && databaseNames.test(node.name.text)

/** The method or function of a call that queries the database. */
const queryOf = ({ expression }: ts.CallExpression): string | null => {
  if (ts.isIdentifier(expression)) return expression.text === 'namedQuery' ? 'namedQuery' : null
  if (!ts.isPropertyAccessExpression(expression)) return null
  const { name, expression: receiver } = expression
  if (name.text === 'execute') return 'execute'
  return builders.has(name.text) && isDatabase(receiver) ? name.text : null
}

const isSql = (tag: ts.Expression): boolean => ts.isIdentifier(tag) && tag.text === 'sql'

const namedTable = /\b(?:from|join|into|update|table|using)\s+(?:only\s+)?"?(\w+)"?/gi

/** The text of a template with a gap at each value, so that no keyword reaches over one. */
const textOf = (template: ts.TemplateLiteral): string =>
  ts.isNoSubstitutionTemplateLiteral(template)
    ? template.text
    : [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)].join(' $ ')

type Exported = { readonly name: string; readonly original: string; readonly from: string | null }

const exportsOf = (sources: Sources, file: string, source: ts.SourceFile): readonly Exported[] =>
  source.statements.filter(ts.isExportDeclaration).flatMap((statement): Exported[] => {
    const { exportClause: clause, moduleSpecifier, isTypeOnly } = statement
    if (isTypeOnly) return []
    const from =
      moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? resolved(sources, file, moduleSpecifier.text) : null
    if (!clause) return [{ name: '*', original: '*', from }]
    if (!ts.isNamedExports(clause)) return [{ name: '*', original: '*', from }]
    return clause.elements
      .filter((element) => !element.isTypeOnly)
      .map(({ name, propertyName }) => ({ name: name.text, original: (propertyName ?? name).text, from }))
  })

export const dataAccessFindings = (sources: Sources): readonly DataAccessFinding[] => {
  const parsed = new Map([...sources].map(([file, text]) => [file, parse(file, text)]))
  const tables = [...parsed].filter(([file]) => isSchema(file)).flatMap(([file, source]) => tablesIn(file, source))
  const ownerOf = new Map(tables.map(({ name, owner }) => [name, owner]))
  const isTable = (file: string, constant: string): boolean =>
    tables.some((table) => table.file === file && table.constant === constant)
  const findings: DataAccessFinding[] = []

  /** Follows an export to its schema. */
  const isExportedTable = (file: string, name: string, seen = new Set<string>()): boolean => {
    if (isTable(file, name)) return true
    const source = parsed.get(file)
    if (!source || seen.has(`${file} ${name}`)) return false
    seen.add(`${file} ${name}`)
    const direct = exportsOf(sources, file, source).some(
      ({ name: exported, original, from }) =>
        from !== null &&
        (exported === name || exported === '*') &&
        isExportedTable(from, exported === '*' ? name : original, seen),
    )
    return direct || importsTable(file, source, name, seen)
  }
  /** `export { table }` of something that was imported. */
  const importsTable = (file: string, source: ts.SourceFile, name: string, seen: Set<string>): boolean =>
    exportsOf(sources, file, source).some(({ name: exported, from }) => exported === name && from === null) &&
    source.statements.filter(ts.isImportDeclaration).some(({ importClause, moduleSpecifier }) => {
      const from = ts.isStringLiteral(moduleSpecifier) ? resolved(sources, file, moduleSpecifier.text) : null
      const named = importClause?.namedBindings
      return (
        from !== null &&
        named !== undefined &&
        ts.isNamedImports(named) &&
        named.elements.some(
          (element) =>
            element.name.text === name && isExportedTable(from, (element.propertyName ?? element.name).text, seen),
        )
      )
    })

  for (const [file, source] of parsed) {
    const own = moduleOf(file)
    const found = (rule: DataAccessRule, node: ts.Node, detail: string) =>
      findings.push({ rule, file, line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1, detail })
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && !isStore(file) && !isSqlFile(file) && !isDataLayer(file)) {
        const query = queryOf(node)
        if (query) found('queries', node, query)
      }
      if (ts.isTaggedTemplateExpression(node) && isSql(node.tag)) {
        if (!isSqlFile(file) && !isSchema(file) && !isDataLayer(file))
          found('rawSql', node, node.getText(source).slice(0, 60))
        for (const [, name = ''] of textOf(node.template).matchAll(namedTable)) {
          const owner = ownerOf.get(name)
          if (owner && owner !== own) found('foreignTable', node, `${name} of ${owner}`)
        }
      }
      if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
        const target = resolved(sources, file, node.moduleSpecifier.text)
        if (target && isSchema(target) && moduleOf(target) !== own) found('foreignSchema', node, target)
      }
      ts.forEachChild(node, visit)
    }
    visit(source)
    if (posix.basename(file) === 'index.ts')
      for (const statement of source.statements.filter(ts.isExportDeclaration)) {
        const { exportClause: clause } = statement
        const names = clause && ts.isNamedExports(clause) ? clause.elements.filter((each) => !each.isTypeOnly) : []
        for (const { name } of statement.isTypeOnly ? [] : names)
          if (isExportedTable(file, name.text)) found('exportedTable', statement, name.text)
        const specifier = statement.moduleSpecifier
        const all =
          !clause && specifier && ts.isStringLiteral(specifier) ? resolved(sources, file, specifier.text) : null
        if (all && isSchema(all)) found('exportedTable', statement, '*')
      }
  }
  return findings
}

const gatewaySources = (): Sources => {
  const folder = join(root, 'gateway/src')
  return new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^(testing|bench|attacks|throwaway-postgres)\//.test(file))
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  )
}

/** Refuses whatever breaks the rules. */
export const dataAccessCheck = async (): Promise<CommandResult> => {
  const findings = dataAccessFindings(gatewaySources())
  const lines = findings.map(
    ({ rule, file, line, detail }) => `${dataAccessRules[rule]}: gateway/src/${file}:${line} ${detail}`,
  )
  return { code: findings.length === 0 ? 0 : 1, output: lines.join('\n') }
}
