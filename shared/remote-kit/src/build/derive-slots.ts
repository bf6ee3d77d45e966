import ts from 'typescript'
import { literalsOf, placeOf, visitAll, type ParsedSource } from './read-source'

/** The slots that `<Slot name="…">` of the design system renders. */
export const renderedSlots = (
  sources: readonly ParsedSource[],
): { readonly slots: readonly string[]; readonly faults: readonly string[] } => {
  const slots = new Set<string>()
  const faults: string[] = []
  for (const source of sources)
    visitAll(source.file, (node) => {
      if (!ts.isJsxOpeningElement(node) && !ts.isJsxSelfClosingElement(node)) return
      const imported = ts.isIdentifier(node.tagName) ? source.imports.get(node.tagName.text) : undefined
      if (imported?.from !== '@mosaic/ui' || imported.name !== 'Slot') return
      const attribute = node.attributes.properties.find(
        (property) => ts.isJsxAttribute(property) && property.name.getText(source.file) === 'name',
      )
      const value = attribute && ts.isJsxAttribute(attribute) ? attribute.initializer : undefined
      const expression = value && ts.isJsxExpression(value) ? value.expression : value
      const names = expression && ts.isExpression(expression) ? literalsOf(source.file, expression) : null
      if (names) for (const name of names) slots.add(name)
      else
        faults.push(
          `${placeOf(source, node)} renders a slot by an expression; write its name there, so that the build can tell what the release needs`,
        )
    })
  return { slots: [...slots].sort(), faults }
}
