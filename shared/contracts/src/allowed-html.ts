/**
 * HTML that an editor's text may hold, for the gateway and the browser: text, lists, tables, images and links.
 * No styles, forms, frames, ids or scripts, so that a notice can neither imitate a login nor cover the page
 * (security research §0.12, B1).
 */
export const allowedTags = [
  'p',
  'br',
  'b',
  'i',
  'u',
  's',
  'strong',
  'em',
  'h1',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'a',
  'img',
  'span',
  'div',
] as const

export const allowedAttributes = {
  a: ['href', 'title', 'rel', 'target'],
  img: ['src', 'alt', 'title', 'width', 'height'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
} as const satisfies Partial<Record<(typeof allowedTags)[number], readonly string[]>>

/** Address of a picture in such a text: a path of the site, so that no reader is shown to another server. */
export const houseImage = /^\/(?![\\/])/
