import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { fileOf, type Shot } from './plan'

const tile = { width: 260, height: 563, label: 18, columns: 6, rows: 2 }

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** One HTML page with every photograph, grouped by route. */
export const writePage = (folder: string, shots: readonly Shot[]): void => {
  const paths = [...new Set(shots.map(({ path }) => path))]
  const figure = (shot: Shot) =>
    `<figure><a href="${fileOf(shot)}"><img loading="lazy" width="195" src="${fileOf(shot)}" alt=""></a><figcaption>${escape(`${shot.merchant} ${shot.visitor} ${shot.theme} ${shot.language}`)}</figcaption></figure>`
  const section = (path: string) =>
    `<h2>${escape(path)}</h2><div>${shots
      .filter((shot) => shot.path === path)
      .map(figure)
      .join('')}</div>`
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Gallery</title><style>body{font:14px system-ui;background:#222;color:#eee}div{display:flex;flex-wrap:wrap}figure{margin:6px}img{display:block}</style>${paths.map(section).join('')}`,
  )
}

/** Sheets of a dozen photographs as PNG, still large enough to read. */
export const writeSheets = async (folder: string, shots: readonly Shot[]): Promise<string[]> => {
  const perSheet = tile.columns * tile.rows
  const files: string[] = []
  for (let start = 0; start < shots.length; start += perSheet) {
    const part = shots.slice(start, start + perSheet)
    const parts = await Promise.all(
      part.map(async (shot, index) => {
        const left = (index % tile.columns) * tile.width
        const top = Math.floor(index / tile.columns) * (tile.height + tile.label)
        const label = `<svg width="${tile.width}" height="${tile.label}"><rect width="100%" height="100%" fill="#222"/><text x="4" y="13" font-family="sans-serif" font-size="10" fill="#eee">${escape(`${shot.path} ${shot.visitor} ${shot.language} ${shot.theme} ${shot.merchant}`)}</text></svg>`
        return [
          { input: Buffer.from(label), left, top },
          {
            input: await sharp(join(folder, fileOf(shot)))
              .resize(tile.width, tile.height, { fit: 'cover', position: 'top' })
              .png()
              .toBuffer(),
            left,
            top: top + tile.label,
          },
        ]
      }),
    )
    const file = join(folder, `sheet-${String(start / perSheet + 1).padStart(3, '0')}.png`)
    const rows = Math.ceil(part.length / tile.columns)
    await sharp({
      create: {
        width: tile.width * tile.columns,
        height: rows * (tile.height + tile.label),
        channels: 3,
        background: '#222222',
      },
    })
      .composite(parts.flat())
      .png({ compressionLevel: 9 })
      .toFile(file)
    files.push(file)
  }
  return files
}
