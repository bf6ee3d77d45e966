const { Parser } = require('acorn')

/** The facts of an endpoint that no browser reads (`Endpoint` of the contracts). */
const gatewayFacts = /^(upload|idempotent|decided|anyToken|openWhenClosed|merchantByHost|limit|aliases)$/

/** Loader: leaves those facts out of the rows of `get(path, module, access, { … })`. */
module.exports = function endpointRows(source) {
  const edits = []
  const visit = (node) => {
    if (node.type === 'ObjectExpression') {
      const kept = node.properties.filter(({ key }) => !gatewayFacts.test(key?.name ?? ''))
      if (kept.length < node.properties.length)
        edits.push(
          kept.length > 0
            ? { ...node, text: `{ ${kept.map(({ start, end }) => source.slice(start, end)).join(', ')} }` }
            : { start: source.lastIndexOf(',', node.start), end: node.end, text: '' },
        )
    }
    for (const part of Object.values(node).flat()) if (typeof part?.type === 'string') visit(part)
  }
  visit(Parser.parse(source, { ecmaVersion: 2022, sourceType: 'module' }))
  return edits.reduceRight((done, { start, end, text }) => done.slice(0, start) + text + done.slice(end), source)
}
