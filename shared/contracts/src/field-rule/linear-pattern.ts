/**
 * Registration rules are regular expressions (spec §5). A built-in engine backtracks, so one careless rule would freeze a form or a
 * gateway. This one follows all readings of a pattern at once: it moves a set of positions through the pattern's parts, so its work
 * grows with pattern × text. It reads what form rules use: literals, classes, groups, alternatives, repetitions, anchors and
 * look-ahead, all as with the flag `u`. Anything else (back-references, look-behind) is undecided, and no merchant can save it.
 */
type Part =
  | { readonly kind: 'one'; readonly fits: (char: string) => boolean }
  | { readonly kind: 'row'; readonly parts: readonly Part[] }
  | { readonly kind: 'either'; readonly options: readonly Part[] }
  | { readonly kind: 'repeat'; readonly part: Part; readonly min: number; readonly max: number }
  | { readonly kind: 'start' | 'end' }
  | { readonly kind: 'ahead'; readonly part: Part; readonly wanted: boolean }

type Positions = ReadonlySet<number>

const tooMuchWork = 500_000
const groupStarts = /^\((\?:|\?=|\?!)?/
const counted = /^\{(\d+)(?:(,)(\d*))?\}/
/** Escapes whose meaning is one character; digits and k would refer back, b and B are no characters, half a surrogate pair is none. */
const escaped = /^\\(?:x[\da-fA-F]{2}|u(?![dD][89a-fA-F])[\da-fA-F]{4}|u\{[\da-fA-F]+\}|[pP]\{[^}]*\}|[^\dkbBcupPx])/u
const characterClass = /^\[\^?(?:\\.|[^\]\\])*\]/u
const literal = /^[^\\[(){}*+?|]/u

class Unreadable extends Error {}

const charTest = (source: string): ((char: string) => boolean) => {
  const single = new RegExp(`^(?:${source})$`, 'u')
  return (char) => single.test(char)
}

const readPattern = (source: string): Part => {
  let rest = source
  const take = (text: string): string => {
    rest = rest.slice(text.length)
    return text
  }

  const atom = (): Part => {
    const group = groupStarts.exec(rest)
    if (group) {
      take(group[0])
      if (!group[1] && rest.startsWith('?')) throw new Unreadable()
      const inner = alternatives()
      if (!rest.startsWith(')')) throw new Unreadable()
      take(')')
      return group[1] === '?=' || group[1] === '?!' ? { kind: 'ahead', part: inner, wanted: group[1] === '?=' } : inner
    }
    const anchor = /^[\^$]/.exec(rest)
    if (anchor) return { kind: take(anchor[0]) === '^' ? 'start' : 'end' }
    const token = characterClass.exec(rest)?.[0] ?? escaped.exec(rest)?.[0] ?? literal.exec(rest)?.[0]
    if (!token) throw new Unreadable()
    return { kind: 'one', fits: charTest(take(token)) }
  }

  const repeated = (): Part => {
    const part = atom()
    const count = counted.exec(rest)
    const sign = count?.[0] ?? /^[*+?]/.exec(rest)?.[0]
    if (!sign) return part
    take(sign)
    if (rest.startsWith('?')) take('?')
    if (count) {
      const min = Number(count[1])
      return { kind: 'repeat', part, min, max: count[2] ? (count[3] ? Number(count[3]) : Infinity) : min }
    }
    return { kind: 'repeat', part, min: sign === '+' ? 1 : 0, max: sign === '?' ? 1 : Infinity }
  }

  const row = (): Part => {
    const parts: Part[] = []
    while (rest !== '' && !rest.startsWith('|') && !rest.startsWith(')')) parts.push(repeated())
    return { kind: 'row', parts }
  }

  const alternatives = (): Part => {
    const options = [row()]
    while (rest.startsWith('|')) {
      take('|')
      options.push(row())
    }
    return { kind: 'either', options }
  }

  const whole = alternatives()
  if (rest !== '') throw new Unreadable()
  return whole
}

const sameSize = (a: Positions, b: Positions): boolean =>
  a.size === b.size && [...a].every((position) => b.has(position))

const walk = (pattern: Part, text: readonly string[]): boolean => {
  let work = 0

  const ends = (part: Part, from: Positions): Positions => {
    work += from.size + 1
    if (work > tooMuchWork) throw new Unreadable()
    if (from.size === 0) return from
    switch (part.kind) {
      case 'one':
        return new Set([...from].filter((at) => part.fits(text[at] ?? '')).map((at) => at + 1))
      case 'row':
        return part.parts.reduce((reached, next) => ends(next, reached), from)
      case 'either':
        return new Set(part.options.flatMap((option) => [...ends(option, from)]))
      case 'start':
        return new Set([...from].filter((at) => at === 0))
      case 'end':
        return new Set([...from].filter((at) => at === text.length))
      case 'ahead':
        return new Set([...from].filter((at) => ends(part.part, new Set([at])).size > 0 === part.wanted))
      case 'repeat': {
        let current = from
        for (let count = 0; count < part.min; count += 1) {
          const next = ends(part.part, current)
          if (sameSize(next, current)) break
          current = next
        }
        const reached = new Set(current)
        for (let count = part.min; count < part.max && current.size > 0; count += 1) {
          current = new Set([...ends(part.part, current)].filter((at) => !reached.has(at)))
          current.forEach((at) => reached.add(at))
        }
        return reached
      }
    }
  }

  const everywhere = new Set(Array.from({ length: text.length + 1 }, (_, at) => at))
  return ends(pattern, everywhere).size > 0
}

export type Verdict = 'fits' | 'fails' | 'undecided'

/** Whether the pattern occurs in the text, as `RegExp.test` with the flag `u` would say, in bounded time. */
export const testPattern = (source: string, text: string): Verdict => {
  try {
    return walk(readPattern(source), Array.from(text)) ? 'fits' : 'fails'
  } catch {
    return 'undecided'
  }
}
