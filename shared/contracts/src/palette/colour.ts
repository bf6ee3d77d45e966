/** Red, green, blue 0–255, opacity 0–1. */
export type Colour = { readonly red: number; readonly green: number; readonly blue: number; readonly alpha: number }

const notation = /#[\da-f]{6}\b|#[\da-f]{3}\b|rgba?\([^)]*\)/gi

const ofHex = (hex: string): Colour => {
  const full = hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex
  const channel = (at: number) => Number.parseInt(full.slice(at, at + 2), 16)
  return { red: channel(1), green: channel(3), blue: channel(5), alpha: 1 }
}

const ofRgb = (text: string): Colour | null => {
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number)
  return [red, green, blue, alpha].some(Number.isNaN) ? null : { red, green, blue, alpha }
}

/** Pure: every colour that a value names, in order: one of a plain colour, all stops of a gradient. */
export const coloursIn = (value: string): readonly Colour[] =>
  [...value.matchAll(notation)].flatMap(([text]) => {
    const colour = text.startsWith('#') ? ofHex(text) : ofRgb(text)
    return colour ? [colour] : []
  })

/** Resulting colour of a translucent colour on an opaque one. */
export const over = (front: Colour, back: Colour): Colour => {
  const mix = (a: number, b: number) => a * front.alpha + b * (1 - front.alpha)
  return {
    red: mix(front.red, back.red),
    green: mix(front.green, back.green),
    blue: mix(front.blue, back.blue),
    alpha: 1,
  }
}

const luminance = ({ red, green, blue }: Colour): number => {
  const linear = (channel: number) =>
    channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** Pure: contrast ratio of two opaque colours (WCAG 2.2, "contrast ratio"). */
export const contrastOf = (first: Colour, second: Colour): number => {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}
