/** The registration link with the member's code, on the host that they use or else on the site's first. */
export const inviteLink = (
  code: string,
  domains: readonly string[],
  { protocol, host, hostname }: Pick<Location, 'protocol' | 'host' | 'hostname'>,
): string => {
  const [first = host] = domains
  const at = domains.length === 0 || domains.includes(hostname) ? host : first
  return `${protocol}//${at}/m/register?code=${encodeURIComponent(code)}`
}
