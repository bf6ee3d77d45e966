import { allowedAttributes, allowedTags, houseImage } from '@mosaic/contracts'
import createPurifier from 'dompurify'

const allowed = {
  ALLOWED_TAGS: [...allowedTags],
  ALLOWED_ATTR: [...new Set<string>(Object.values(allowedAttributes).flat())],
  ALLOWED_URI_REGEXP: /^(https:|\/(?!\/))/i,
  // Numbers, not addresses: the rule above would drop them.
  ADD_URI_SAFE_ATTR: ['colspan', 'rowspan', 'width', 'height'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  SANITIZE_NAMED_PROPS: true,
}

/** An instance of its own, so that the hook affects only calls from here. */
const purifier = createPurifier(window)
purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName === 'A') {
    node.setAttribute('target', '_blank')
    node.setAttribute('rel', 'noopener noreferrer')
  }
  if (node.tagName !== 'IMG') return
  if (houseImage.test(node.getAttribute('src') ?? '')) node.setAttribute('loading', 'lazy')
  else node.remove()
})

/** HTML from the gateway, reduced to a short list of harmless tags and attributes. */
export const cleanHtml = (html: string): string =>
  purifier.sanitize(html, { ...allowed, RETURN_TRUSTED_TYPE: true }) as unknown as string
