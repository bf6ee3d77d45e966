import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { workspaceRoot } from '../paths'
import { parseSource, visitAll, type ParsedSource } from '../derive/read-source'

const literals = ({ file }: ParsedSource): string[] => {
  const found: string[] = []
  visitAll(file, (node) => {
    if (ts.isStringLiteralLike(node)) found.push(node.text)
  })
  return found
}

/** Every icon of the design system. */
export const iconNames = (): readonly string[] => {
  const path = join(workspaceRoot, 'shared/ui/src/icon/icon-names.ts')
  return literals(parseSource({ path, text: readFileSync(path, 'utf8') }))
}

/**
 * All string literals that equal an icon name, since names pass through tables and properties. Other words may match;
 * that matters only for a host without such an icon.
 */
export const writtenIcons = (sources: readonly ParsedSource[], icons: readonly string[]): readonly string[] => {
  const known = new Set(icons)
  return sources.flatMap(literals).filter((text) => known.has(text))
}
