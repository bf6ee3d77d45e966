/** Spec §9: png or jpg, at most 5 MB. */
export const pictureTypes = ['image/png', 'image/jpeg'] as const
export const largestPicture = 5 * 1024 * 1024

export type PictureProblem = 'type' | 'size'

/** By the file type that the phone reports; the gateway checks the bytes. */
export const pictureProblem = ({ type, size }: Pick<File, 'type' | 'size'>): PictureProblem | null => {
  if (!pictureTypes.some((each) => each === type)) return 'type'
  return size > largestPicture ? 'size' : null
}

/** The form in which a picture travels (`imageDataUrl`). */
export const readAsDataUrl = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(new Error('The file could not be read'))
    reader.readAsDataURL(file)
  })
