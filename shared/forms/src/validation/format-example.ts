/** Reads a pattern from left to right; null where it uses something that has no plain example. */
type Reader = { readonly pattern: string; at: number }

const ofEscape: Readonly<Record<string, string>> = { d: '0', w: 'a', S: 'a', s: ' ', D: 'a' }

const escaped = (sign: string): string | null => ofEscape[sign] ?? (/[a-zA-Z0-9]/.test(sign) ? null : sign)

/** The first sign that a class lists. */
const classExample = (reader: Reader): string | null => {
  const end = reader.pattern.indexOf(']', reader.at + 1)
  const inside = reader.pattern.slice(reader.at, end)
  reader.at = end + 1
  if (end < 0 || inside === '' || inside.startsWith('^')) return null
  return inside.startsWith('\\') ? escaped(inside[1] ?? '') : (inside[0] ?? null)
}

const atomExample = (reader: Reader): string | null => {
  const sign = reader.pattern[reader.at] ?? ''
  reader.at += 1
  switch (sign) {
    case '\\':
      reader.at += 1
      return escaped(reader.pattern[reader.at - 1] ?? '')
    case '[':
      return classExample(reader)
    case '(': {
      if (reader.pattern.startsWith('?:', reader.at)) reader.at += 2
      else if (reader.pattern[reader.at] === '?') return null
      const example = choiceExample(reader)
      if (reader.pattern[reader.at] !== ')') return null
      reader.at += 1
      return example
    }
    case '.':
      return 'a'
    default:
      return sign
  }
}

/** How often the atom before stands in the example. */
const timesOf = (reader: Reader): number => {
  const [whole = '', least] = /^(?:\{(\d+)(?:,\d*)?\}|[?*+])\??/.exec(reader.pattern.slice(reader.at)) ?? []
  reader.at += whole.length
  return least !== undefined ? Number(least) : whole.startsWith('?') || whole.startsWith('*') ? 0 : 1
}

/** The first alternative; the others are only read over. */
function choiceExample(reader: Reader): string | null {
  let example: string | null = ''
  let isFirst = true
  while (reader.at < reader.pattern.length && reader.pattern[reader.at] !== ')') {
    if (reader.pattern[reader.at] === '|') {
      isFirst = false
      reader.at += 1
      continue
    }
    const atom = atomExample(reader)
    const times = timesOf(reader)
    if (atom === null) return null
    if (isFirst) example += atom.repeat(times)
  }
  return example
}

const longest = 40

const written = (regExp: string): string | null => {
  const reader: Reader = { pattern: regExp.replace(/^\^/, '').replace(/\$$/, ''), at: 0 }
  const example = choiceExample(reader)
  return example !== null && example.length <= longest && reader.at >= reader.pattern.length ? example : null
}

/** Ends of examples for rules that ask for kinds of signs; a row of letters or digits stands before them. */
const endings = ['', '1', 'A1', ...[...'!@#$%&*?._-+'].flatMap((sign) => [sign, `1${sign}`, `A1${sign}`])]
const rows = ['abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '1234567890']

function* tried(): Generator<string> {
  for (let size = 1; size <= longest; size += 1)
    for (const row of rows)
      for (const ending of endings)
        if (ending.length <= size) yield row.repeat(longest).slice(0, size - ending.length) + ending
}

/** A value of a merchant's rule, such as 000.000.000-00; null where none can be written down. */
export const formatExample = (regExp: string): string | null => {
  if (regExp === '') return null
  try {
    const rule = new RegExp(regExp)
    const isExample = (example: string | null): example is string =>
      example !== null && example !== '' && rule.test(example)
    const example = written(regExp)
    if (isExample(example)) return example
    for (const each of tried()) if (isExample(each)) return each
  } catch {
    // The pattern of an older gateway may not be readable here.
  }
  return null
}
