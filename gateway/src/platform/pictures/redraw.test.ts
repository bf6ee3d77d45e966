import { largestPicture } from '@mosaic/contracts'
import sharp from 'sharp'
import { imageKind, redraw } from './redraw'

test.each([
  [Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 'png'],
  [Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'jpeg'],
  [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), null],
  [Buffer.from('GIF89a'), null],
  [Buffer.alloc(0), null],
])('%# the first bytes say what a file is', (bytes, kind) => expect(imageKind(bytes)).toBe(kind))

test('a file of 5 MB is drawn anew, one byte more is not', async () => {
  const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const filled = (size: number) => Buffer.concat([png, Buffer.alloc(size - png.length)])
  expect(await redraw(filled(largestPicture), (image) => image)).not.toBeNull()
  expect(await redraw(filled(largestPicture + 1), (image) => image)).toBeNull()
})
