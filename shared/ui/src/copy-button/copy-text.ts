/** Copies by the clipboard API, or by a selection where that is missing or refused (plain http, Safari below 13.1). */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

const copyBySelection = (text: string): boolean => {
  const area = document.createElement('textarea')
  area.value = text
  area.readOnly = true
  area.style.position = 'fixed'
  area.style.opacity = '0'
  document.body.append(area)
  area.select()
  area.setSelectionRange(0, text.length)
  const copied = typeof document.execCommand === 'function' && document.execCommand('copy')
  area.remove()
  return copied
}
