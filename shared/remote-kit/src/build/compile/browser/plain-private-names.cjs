const { Parser } = require('acorn')

/**
 * Loader: private members (`#name`) become `_name`. Older browsers need a helper call for each use of a private one.
 * Only for packages whose classes share no private name with their base (plain-private-names.test.ts).
 */
module.exports = function plainPrivateNames(source) {
  const names = []
  const visit = (node) => {
    if (node.type === 'PrivateIdentifier') names.push(node)
    for (const part of Object.values(node).flat()) if (typeof part?.type === 'string') visit(part)
  }
  visit(Parser.parse(source, { ecmaVersion: 2022, sourceType: 'module' }))
  return names
    .sort((one, other) => other.start - one.start)
    .reduce((text, { name, start, end }) => `${text.slice(0, start)}_${name}${text.slice(end)}`, source)
}
