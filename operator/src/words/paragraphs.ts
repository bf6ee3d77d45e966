const tag = /<[a-z][^>]*>/i
const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Plain text becomes paragraphs, an empty line between two; what has tags is taken as it is and cleaned by the gateway. */
export const asHtml = (text: string): string =>
  tag.test(text)
    ? text
    : text
        .trim()
        .split(/\n\s*\n/)
        .map((part) => `<p>${part.replace(/[&<>]/g, (mark) => marks[mark] ?? mark).replaceAll('\n', '<br>')}</p>`)
        .join('')
