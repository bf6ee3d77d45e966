/** Text of a SQL statement, each `${…}` as `\u0001<index>\u0001`. */
const placeholder = /\u0001\d+\u0001/

const lock = /\bfor\s+(?:no\s+key\s+)?(?:update|share)(?:\s+of\s+\w+(?:\s*,\s*\w+)*)?(?:\s+(?:skip\s+locked|nowait))?/gi
const skip = /\bskip\s+locked\b/gi
const nothing = /\bon\s+conflict\b(?:\s*\([^()]*\))?(?:\s+where\b[^()]*?)?\s+do\s+nothing\b/gi
const update = /\bdo\s+update\s+set\b[\s\S]*?(?=\breturning\b|\bselect\b|\)\s*,|$)/gi
const order = /\border\s+by\b[^()]*?(?=\blimit\b|\bfor\b|\boffset\b|\)|$)/gi
const limit = new RegExp(`\\blimit\\s+(?:\\d+|${placeholder.source})`, 'gi')

const edits = [
  { pattern: lock, to: '' },
  { pattern: skip, to: '' },
  { pattern: nothing, to: '' },
  { pattern: update, to: 'do nothing ' },
  { pattern: order, to: '' },
  { pattern: limit, to: '' },
]

/** Words at which a condition ends, on its own level of parentheses. */
const ends =
  /^(?:and|or|order|group|having|limit|for|returning|on|union|window|left|inner|join|cross|then|else|end|when|set|from|where)$/i
const word = /[a-z_]+|\u0001\d+\u0001|\S/gi

/** The conditions of each `where`, `on` and `and` as ranges: [begin of the keyword, begin of the condition, its end, keyword]. */
const conditionsOf = (text) => {
  const tokens = [...text.matchAll(word)].map((match) => ({ at: match.index, text: match[0] }))
  const found = []
  tokens.forEach(({ at, text: keyword }, index) => {
    if (!/^(?:where|and)$/i.test(keyword)) return
    let depth = 0
    let isBetween = false
    let end = text.length
    for (const token of tokens.slice(index + 1)) {
      const isAnd = /^and$/i.test(token.text)
      if (token.text === '(') depth += 1
      else if (token.text === ')') depth -= 1
      else if (depth === 0 && /^between$/i.test(token.text)) isBetween = true
      else if (depth === 0 && isBetween && isAnd) isBetween = false
      else if (depth === 0 && (ends.test(token.text) || token.text === ';')) {
        end = token.at
        break
      }
      if (depth < 0) {
        end = token.at
        break
      }
    }
    const before = text.slice(0, at)
    const upper = before.slice(
      Math.max(...[...before.matchAll(/\b(?:and|where|or)\b/gi)].map((match) => match.index), 0),
    )
    if (/\bbetween\b/i.test(upper)) return
    found.push({ at, from: at + keyword.length, end, isWhere: /^where$/i.test(keyword) })
  })
  return found
}

const withoutCondition = (text, { at, from, end, isWhere }) => {
  if (!isWhere) return `${text.slice(0, at)}${text.slice(end)}`
  const rest = text.slice(end)
  return /^and\b/i.test(rest) ? `${text.slice(0, from)} ${rest.slice(3)}` : `${text.slice(0, at)}${rest}`
}

/** The statement with one part less: a condition, a lock, an `on conflict`, an order or a limit. */
export const sqlMutations = (text) => {
  const parts = edits.flatMap(({ pattern, to }) =>
    [...text.matchAll(pattern)].map(
      (match) => `${text.slice(0, match.index)}${to}${text.slice(match.index + match[0].length)}`,
    ),
  )
  const conditions = conditionsOf(text).map((condition) => withoutCondition(text, condition))
  return [...new Set([...parts, ...conditions])].filter((mutation) => mutation !== text)
}
