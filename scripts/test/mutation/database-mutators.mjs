// Plugin of StrykerJS: it has no interface for mutators, so these join its own list before the sources are instrumented.
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sqlMutations } from './sql-mutations.mjs'

const core = createRequire(createRequire(import.meta.url).resolve('@stryker-mutator/core/package.json'))
const instrumenter = createRequire(core.resolve('@stryker-mutator/instrumenter/package.json'))
const { types } = instrumenter('@babel/core')
const mutators = join(
  dirname(core.resolve('@stryker-mutator/instrumenter/package.json')),
  'dist/src/mutators/mutate.js',
)
const { allMutators } = await import(pathToFileURL(mutators).href)

const clone = (node) => types.cloneNode(node, true)

const droppedCalls = new Set([
  ...['where', 'having', 'orderBy', 'limit', 'for'],
  ...['onConflictDoNothing', 'onConflictDoUpdate'],
])

const queryMutator = {
  name: 'DatabaseQuery',
  *mutate(path) {
    if (!path.isCallExpression()) return
    const { callee, arguments: parts } = path.node
    if (types.isIdentifier(callee, { name: 'and' }) && parts.length > 1)
      for (let index = 0; index < parts.length; index++)
        yield types.callExpression(clone(callee), parts.filter((_part, at) => at !== index).map(clone))
    if (
      types.isMemberExpression(callee) &&
      types.isIdentifier(callee.property) &&
      droppedCalls.has(callee.property.name) &&
      types.isCallExpression(callee.object)
    )
      yield clone(callee.object)
  },
}

const statementMutator = {
  name: 'SqlStatement',
  *mutate(path) {
    if (!path.isTaggedTemplateExpression()) return
    const { tag, quasi } = path.node
    if (!types.isIdentifier(tag, { name: 'sql' })) return
    const text = quasi.quasis
      .map(({ value }, index) => (index === 0 ? value.raw : `\u0001${index - 1}\u0001${value.raw}`))
      .join('')
    for (const mutation of sqlMutations(text)) {
      const [first = '', ...rest] = mutation.split(/\u0001(\d+)\u0001/)
      const texts = [first, ...rest.filter((_part, index) => index % 2 === 1)]
      const values = rest
        .filter((_part, index) => index % 2 === 0)
        .map((index) => clone(quasi.expressions[Number(index)]))
      yield types.taggedTemplateExpression(
        clone(tag),
        types.templateLiteral(
          texts.map((raw, index) => types.templateElement({ raw, cooked: raw }, index === texts.length - 1)),
          values,
        ),
      )
    }
  },
}

for (const mutator of [queryMutator, statementMutator])
  if (!allMutators.some(({ name }) => name === mutator.name)) allMutators.push(mutator)

export const strykerPlugins = []
