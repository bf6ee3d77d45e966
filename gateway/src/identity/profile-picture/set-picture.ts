import { createHash } from 'node:crypto'
import { redraw, uploadOf } from '../../platform'
import type { AppContext, Member } from '../../platform/runtime/app-context'
import { fail, ok, type Result } from '../../platform/http/result'
import { savePicture, pictureHashOf } from './store'

const side = 256
export const place = '/wps/member/info/icon/file'

const addressOf = (hash: string | null): string => (hash === null ? '' : `${place}/${hash}`)

export const currentIcon = async (ctx: AppContext, memberId: string): Promise<{ icon: string }> => ({
  icon: addressOf(await pictureHashOf(ctx.db, memberId)),
})

export const setIcon = async (ctx: AppContext, member: Member, image: string): Promise<Result<{ icon: string }>> => {
  const bytes = await redraw(uploadOf(image), (picture) => picture.resize(side, side, { fit: 'cover' }))
  if (bytes === null) return fail('picture.invalid')
  const hash = createHash('sha256').update(bytes).digest('hex')
  await savePicture(ctx.db, member.id, { hash, bytes, updatedAt: ctx.clock.now() })
  return ok({ icon: addressOf(hash) })
}
