import { tagsWithoutFonts } from './fonts'

test('a machine without fontconfig: on Linux no font is known, other systems bring their own', () => {
  const path = process.env.PATH
  process.env.PATH = ''
  try {
    expect(tagsWithoutFonts()).toEqual(process.platform === 'linux' ? ['ja', 'ko', 'th'] : [])
  } finally {
    process.env.PATH = path
  }
})
