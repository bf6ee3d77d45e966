/** Gmail ignores dots in names, and `googlemail` is its name in some countries. */
const googleDomains: readonly string[] = ['gmail.com', 'googlemail.com']

/** Most providers deliver `name+anything@…` to `name@…`, so a tag is no other mailbox. */
export const mailboxOf = (address: string): string => {
  const [, name = '', domain = ''] = /^(.*)@([^@]*)$/s.exec(address.trim().toLowerCase()) ?? []
  if (domain === '') return address.trim().toLowerCase()
  const untagged = name.replace(/(?<=.)\+.*$/s, '')
  return googleDomains.includes(domain) ? `${untagged.replace(/\./g, '')}@gmail.com` : `${untagged}@${domain}`
}
