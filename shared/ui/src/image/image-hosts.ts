let hosts: readonly string[] = []

/** Where the merchant's pictures may come from; the host sets it before anything is drawn. */
export const setImageHosts = (next: readonly string[]): void => {
  hosts = next
}

export const imageHosts = (): readonly string[] => hosts
