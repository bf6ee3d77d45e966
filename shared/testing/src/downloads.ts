export type Download = { readonly name: string; readonly text: string }

const textOf = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(new Error('The file could not be read'))
    reader.readAsText(blob)
  })

/** Files that the page hands to the browser, which jsdom cannot do. The byte-order mark is left out of the text. */
export const downloads = (): { readonly last: () => Promise<Download> } => {
  const files: { name: string; blob: Blob }[] = []
  let made: Blob | null = null
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      made = blob
      return 'blob:made'
    },
    revokeObjectURL: () => undefined,
  })
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (made && this.href === 'blob:made') files.push({ name: this.download, blob: made })
  })
  return {
    last: async () => {
      const file = files[files.length - 1]
      if (!file) throw new Error('No file was handed over')
      return { name: file.name, text: (await textOf(file.blob)).replace(/^\uFEFF/, '') }
    },
  }
}
