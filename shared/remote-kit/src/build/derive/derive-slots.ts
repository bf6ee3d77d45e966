import ts from 'typescript'
import { handedOn, isOnlyNamed, reExports } from './handed-on'
import { literalsOf, placeOf, visitAll, type ParsedSource } from './read-source'

const isSlot = ({ imports }: ParsedSource, node: ts.Node): boolean => {
  const { from, name } = (ts.isIdentifier(node) && imports.get(node.text)) || {}
  return from === '@mosaic/ui' && name === 'Slot'
}

const isTag = ({ parent }: ts.Node): boolean =>
  ts.isJsxOpeningElement(parent) || ts.isJsxSelfClosingElement(parent) || ts.isJsxClosingElement(parent)

/** The slots that `<Slot name="…">` of the design system renders. */
export const renderedSlots = (
  sources: readonly ParsedSource[],
): { readonly slots: readonly string[]; readonly faults: readonly string[] } => {
  const slots = new Set<string>()
  const faults: string[] = []
  for (const source of sources) {
    for (const { node, from, name } of reExports(source))
      if (from === '@mosaic/ui' && name === 'Slot') faults.push(handedOn(placeOf(source, node), name))
    visitAll(source.file, (node) => {
      if (ts.isIdentifier(node) && isSlot(source, node) && !isTag(node) && !isOnlyNamed(node))
        faults.push(handedOn(placeOf(source, node), node.text))
      if (!ts.isJsxOpeningElement(node) && !ts.isJsxSelfClosingElement(node)) return
      if (!isSlot(source, node.tagName)) return
      // Attributes that are spread may bring another name.
      const isSpread = node.attributes.properties.some(ts.isJsxSpreadAttribute)
      const attribute = node.attributes.properties.find(
        (property) => ts.isJsxAttribute(property) && property.name.getText(source.file) === 'name',
      )
      const value = !isSpread && attribute && ts.isJsxAttribute(attribute) ? attribute.initializer : undefined
      const expression = value && ts.isJsxExpression(value) ? value.expression : value
      const names = expression && ts.isExpression(expression) ? literalsOf(expression) : null
      if (names) for (const name of names) slots.add(name)
      else
        faults.push(
          `${placeOf(source, node)} renders a slot by an expression; write its name there, so that the build can tell what the release needs`,
        )
    })
  }
  return { slots: [...slots].sort(), faults }
}
