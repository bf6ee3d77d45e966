/** What a manifest file says. One that is cut or is no JSON concerns its own release only, so the sentence names it and the mend. */
export const parseManifest = <M>(text: string, owner: string, release: string, file: string): M => {
  try {
    return JSON.parse(text) as M
  } catch {
    throw new Error(
      `${owner} ${release}: ${file} is cut or was changed and cannot be read; roll ${owner} back to a release that is whole, or raise its version and publish it anew`,
    )
  }
}
