import postcss, { type AtRule, type Container, type Declaration, type Root, type Rule } from 'postcss'
import type { ReleaseFiles } from '../release/release-folder'

/**
 * CSS that Safari of the browser floor cannot parse (caniuse). A skipped declaration needs a fallback in the same rule; an
 * unknown selector loses the whole rule.
 */

/** Skipped by it: the value another declaration must have given before, or null when none can. */
const skipped: Readonly<Record<string, readonly string[] | null>> = {
  'aspect-ratio': ['padding-bottom', 'padding-top', 'height', 'min-height'],
  inset: ['top'],
  translate: ['transform'],
  rotate: ['transform'],
  scale: ['transform'],
  'inset-inline': ['left', 'right'],
  'inset-block': ['top', 'bottom'],
  'margin-inline': ['margin', 'margin-left', 'margin-right'],
  'margin-block': ['margin', 'margin-top', 'margin-bottom'],
  'padding-inline': ['padding', 'padding-left', 'padding-right'],
  'padding-block': ['padding', 'padding-top', 'padding-bottom'],
}
const gaps = new Set(['gap', 'row-gap', 'column-gap', 'grid-gap', 'grid-row-gap', 'grid-column-gap'])
const newUnits = /\b\d*\.?\d+(?:[dsl]v(?:[hwib]|min|max)|cq(?:[wihb]|min|max))\b/
const newFunctions = /(?:^|[\s,(])(clamp|color-mix|oklch|oklab|lab|lch|light-dark)\(/
const newSelectors = /:(?:is|where|has)\(/
const newRules = new Set(['layer', 'container', 'scope', 'property', 'starting-style'])

const declarationsOf = (container: Container | undefined): readonly Declaration[] =>
  (container?.nodes ?? []).filter((node): node is Declaration => node.type === 'decl')

const selectorsOf = ({ parent }: Declaration): readonly string[] =>
  parent?.type === 'rule' ? (parent as Rule).selectors : []

const isAsked = (node: { parent?: Container | undefined } | undefined): boolean => {
  for (
    let at = node?.parent as (AtRule | Rule | undefined) | undefined;
    at;
    at = at.parent as (AtRule | Rule | undefined) | undefined
  )
    if (at.type === 'atrule' && at.name === 'supports') return true
  return false
}

/** Selectors that are grid or columns in some rule, so that rules in media queries are judged with them. */
const gappedSelectors = (sheet: Root): ReadonlySet<string> => {
  const found = new Set<string>()
  sheet.walkDecls((declaration) => {
    const { prop, value } = declaration
    if (
      (prop === 'display' && value.includes('grid')) ||
      prop === 'columns' ||
      prop === 'column-count' ||
      prop === 'column-width'
    )
      for (const selector of selectorsOf(declaration)) found.add(selector)
  })
  return found
}

const declarationProblem = (declaration: Declaration, gapped: ReadonlySet<string>): string | null => {
  const { prop, value } = declaration
  const siblings = declarationsOf(declaration.parent as Container | undefined)
  const before = siblings.slice(0, siblings.indexOf(declaration))
  if (gaps.has(prop))
    return siblings.some((sibling) => sibling.prop === 'display' && sibling.value.includes('flex')) ||
      !selectorsOf(declaration).every((selector) => gapped.has(selector))
      ? `${prop} outside a grid`
      : null
  const stand = skipped[prop]
  if (stand !== undefined && !stand?.some((other) => before.some((sibling) => sibling.prop === other)))
    return `${prop} without a fallback before it`
  const late = newUnits.exec(value)?.[0] ?? newFunctions.exec(value)?.[1]
  return late && !before.some((sibling) => sibling.prop === prop)
    ? `${late} in ${prop} without a fallback before it`
    : null
}

/** Pure: each place of a style sheet that the oldest supported browser would lose, in words. */
export const styleProblems = (css: string): readonly string[] => {
  const problems: string[] = []
  const sheet = postcss.parse(css)
  const gapped = gappedSelectors(sheet)
  sheet.walk((node) => {
    if (isAsked(node)) return
    if (node.type === 'atrule' && newRules.has(node.name)) problems.push(`@${node.name} ${node.params}`.trim())
    if (node.type === 'rule' && newSelectors.test(node.selector)) problems.push(node.selector)
    if (node.type === 'rule' && node.parent?.type === 'rule') problems.push(`${node.selector} inside another rule`)
    const problem = node.type === 'decl' ? declarationProblem(node, gapped) : null
    if (problem && node.type === 'decl')
      problems.push(`${(node.parent as Rule | undefined)?.selector ?? ''}: ${problem}`)
  })
  return problems
}

/** Fails the build with all styles that the oldest supported browser would lose. */
export const refuseNewStyles = (owner: string, files: ReleaseFiles): void => {
  const found = [...files]
    .filter(([name]) => name.endsWith('.css'))
    .flatMap(([name, bytes]) => styleProblems(bytes.toString('utf8')).map((problem) => `${name}: ${problem}`))
  if (found.length > 0)
    throw new Error(
      `${owner}: the browser floor cannot read these styles\n${found.map((line) => `  - ${line}`).join('\n')}`,
    )
}
