import { allowedAttributes, allowedTags, houseImage } from '@mosaic/contracts'
import sanitizeHtml from 'sanitize-html'

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [...allowedTags],
  allowedAttributes: Object.fromEntries(Object.entries(allowedAttributes).map(([tag, names]) => [tag, [...names]])),
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
        // A path of the site stays in its tab.
        ...(!houseImage.test(href ?? '') && { target: '_blank' }),
        rel: 'noopener noreferrer',
      },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !houseImage.test(attribs.src ?? ''),
}

export const safeHtml = (html: string): string => sanitizeHtml(html, allowed)

/** The same texts with safe contents, in every language. */
export const safeTexts = <Text extends { readonly content: string }>(
  texts: Readonly<Record<string, Text>>,
): Record<string, Text> =>
  Object.fromEntries(
    Object.entries(texts).map(([language, text]) => [language, { ...text, content: safeHtml(text.content) }]),
  )
