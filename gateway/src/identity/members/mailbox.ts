/** Most providers deliver `name+anything@…` to `name@…`, so a tag is no other mailbox. */
export const mailboxOf = (address: string): string => {
  const [, name = '', domain = ''] = /^(.*)@([^@]*)$/s.exec(address.trim().toLowerCase()) ?? []
  return domain === '' ? address.trim().toLowerCase() : `${name.replace(/(?<=.)\+.*$/s, '')}@${domain}`
}
