let hosts: readonly string[] = []

/** The merchant's image hosts; the host sets them before the first render. */
export const setImageHosts = (next: readonly string[]): void => {
  hosts = next
}

export const imageHosts = (): readonly string[] => hosts
