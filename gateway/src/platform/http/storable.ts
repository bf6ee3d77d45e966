/** PostgreSQL cannot hold the character 0 or half a surrogate pair, and no user types them. */
const isStorableText = (text: string): boolean => !text.includes('\0') && !/\p{Cs}/u.test(text)

/** Whether the database can hold every text of an input, names of fields included. */
export const isStorable = (input: unknown): boolean =>
  typeof input === 'string'
    ? isStorableText(input)
    : typeof input !== 'object' ||
      input === null ||
      Object.entries(input).every(([name, part]) => isStorableText(name) && isStorable(part))
