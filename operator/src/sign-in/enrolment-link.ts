/** The token of `#enrol=…`, the part of the address that no server sees. */
export const enrolmentToken = (hash: string): string | null => /^#enrol=([\w-]{43})$/.exec(hash)?.[1] ?? null
