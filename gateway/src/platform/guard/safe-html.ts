import sanitizeHtml from 'sanitize-html'

/**
 * Elements allowed in an editor's HTML: text, lists, tables, images and links. No styles, forms, frames, ids or
 * scripts, so that a notice can neither imitate a login nor cover the page (security research §0.12, B1).
 */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
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
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel', 'target'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https'],
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    a: (tagName, { href, title }) => ({
      tagName,
      attribs: {
        ...(href !== undefined && { href }),
        ...(title !== undefined && { title }),
        ...(href?.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' }),
      },
    }),
  },
}

export const safeHtml = (html: string): string => sanitizeHtml(html, allowed)

/** The same texts with safe contents, in every language. */
export const safeTexts = <Text extends { readonly content: string }>(
  texts: Readonly<Record<string, Text>>,
): Record<string, Text> =>
  Object.fromEntries(
    Object.entries(texts).map(([language, text]) => [language, { ...text, content: safeHtml(text.content) }]),
  )
