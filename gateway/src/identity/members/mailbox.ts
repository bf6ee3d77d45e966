/** The mailbox behind an address: most providers deliver `name+anything@…` to `name@…`, so a tag makes no other person. */
export const mailboxOf = (address: string): string => {
  const [, name = '', domain = ''] = /^(.*)@([^@]*)$/s.exec(address.trim().toLowerCase()) ?? []
  return domain === '' ? address.trim().toLowerCase() : `${name.replace(/(?<=.)\+.*$/s, '')}@${domain}`
}
