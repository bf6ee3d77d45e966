const { Parser } = require('acorn')

/** The facts of an endpoint or an error that no browser reads (`Endpoint`, `ErrorFacts` of the contracts). */
const gatewayFacts = /^(upload|decided|anyToken|openWhenClosed|merchantByHost|limit|flags|aliases|otherModules|status)$/

const isEmpty = (node) => node?.type === 'ObjectExpression' && node.properties.every(isUnread)
/** `row(path, …, { gatewayOnly: true })` */
const isGatewayRow = (node) =>
  node?.type === 'CallExpression' && node.arguments.at(-1)?.properties?.some(({ key }) => key?.name === 'gatewayOnly')
const isUnread = ({ key, value }) => gatewayFacts.test(key?.name ?? '') || isEmpty(value) || isGatewayRow(value)

/**
 * Loader: removes these fields from rows, rows for other clients from the registry, and error rows without other
 * fields.
 */
module.exports = function contractRows(source) {
  const cuts = []
  const visit = (node) => {
    if (node.type === 'CallExpression' && isEmpty(node.arguments.at(-1))) {
      const [before, last] = node.arguments.slice(-2)
      cuts.push([before.end, last.end])
      return
    }
    if (node.type === 'ObjectExpression')
      for (const [index, property] of node.properties.entries())
        if (isUnread(property)) cuts.push([property.start, node.properties[index + 1]?.start ?? node.end - 1])
        else visit(property)
    else for (const part of Object.values(node).flat()) if (typeof part?.type === 'string') visit(part)
  }
  visit(Parser.parse(source, { ecmaVersion: 2022, sourceType: 'module' }))
  return cuts.reduceRight((text, [start, end]) => text.slice(0, start) + text.slice(end), source)
}
