/** A role on another one, as the site uses them; `under` is what shows through where the second is translucent. */
export type ContrastPair = {
  readonly front: string
  readonly back: string
  readonly under?: string
  readonly least: 4.5 | 3
}

const surfaces = ['background', 'surface-1', 'surface-2', 'surface-3'] as const
const texts = ['text', 'text-muted', 'text-faint', 'positive', 'negative', 'warning', 'vip'] as const

const pair = (front: string, back: string, least: 4.5 | 3, under?: string): ContrastPair => ({
  front,
  back,
  least,
  ...(under ? { under } : {}),
})

/** Text needs 4.5:1, controls and marks 3:1 (WCAG 2.2, 1.4.3 and 1.4.11). */
export const contrastPairs: readonly ContrastPair[] = [
  ...texts.flatMap((text) => surfaces.map((surface) => pair(text, surface, 4.5))),
  // Links of a text, and the way to more beside a heading.
  ...['background', 'surface-1', 'surface-2'].map((surface) => pair('brand-second', surface, 4.5)),
  // A chosen tile and whatever else wears the tint of the brand.
  ...['background', 'surface-1', 'surface-2'].flatMap((under) =>
    ['text', 'text-muted'].map((text) => pair(text, 'brand-soft', 4.5, under)),
  ),
  // Bars through which the page shows.
  ...['background', 'surface-3'].flatMap((under) =>
    ['text', 'text-muted', 'brand-second'].map((text) => pair(text, 'surface-glass', 4.5, under)),
  ),
  // The page's own light lies behind the header.
  ...['text', 'text-muted'].map((text) => pair(text, 'ambient', 4.5, 'background')),
  pair('on-brand', 'brand', 4.5),
  pair('on-brand', 'brand-end', 4.5),
  pair('on-vip', 'vip', 4.5),
  pair('on-positive', 'positive', 4.5),
  pair('on-negative', 'negative', 4.5),
  // A chosen chip, and the banner of overrides.
  pair('background', 'text', 4.5),
  pair('background', 'warning', 4.5),
  // A chart's curve is on a card, its marks are muted text.
  pair('brand-second', 'surface-3', 3),
  ...surfaces.map((surface) => pair('focus', surface, 3)),
  ...['background', 'surface-1', 'surface-2'].flatMap((surface) =>
    ['brand', 'line-control'].map((control) => pair(control, surface, 3)),
  ),
]
