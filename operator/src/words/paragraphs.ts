const tag = /<[a-z][^>]*>/i
const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Converts plain text to paragraphs at empty lines. Text with tags stays; the gateway sanitizes it. */
export const asHtml = (text: string): string =>
  tag.test(text)
    ? text
    : text
        .trim()
        .split(/\n\s*\n/)
        .map((part) => `<p>${part.replace(/[&<>]/g, (mark) => marks[mark] ?? mark).replaceAll('\n', '<br>')}</p>`)
        .join('')
