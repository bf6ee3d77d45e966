/** A manifest that cannot be read. It concerns its own release only, so the sentence names the release and the remedy. */
export class ManifestError extends Error {
  override name = 'ManifestError'
}

export const parseManifest = <M>(text: string, owner: string, release: string, file: string): M => {
  try {
    return JSON.parse(text) as M
  } catch {
    throw new ManifestError(
      `${owner} ${release}: ${file} is cut or was changed and cannot be read; roll ${owner} back to a release that is whole, or raise its version and publish it anew`,
    )
  }
}
