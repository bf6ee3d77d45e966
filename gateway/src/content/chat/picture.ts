import type { ValueOf } from '@mosaic/contracts'
import { redraw, uploadOf } from '../../platform'
import type { AppContext, Member } from '../../platform/runtime/app-context'
import { fail, ok, type Result } from '../../platform/http/result'
import { savePicture } from './store'

const longestSide = 1600

/** A picture is decoded and encoded again before it is shown; its name cannot be guessed. */
export const takePicture = async (
  ctx: AppContext,
  member: Member,
  image: string,
): Promise<Result<ValueOf<'sendChatPicture'>>> => {
  const bytes = await redraw(uploadOf(image), (picture) =>
    picture.resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true }),
  )
  if (bytes === null) return fail('picture.invalid')
  const { default: sharp } = await import('sharp')
  const { width, height } = await sharp(bytes).metadata()
  const name = ctx.random.token()
  await savePicture(ctx.db, { name, memberId: member.id, bytes, width, height, at: ctx.clock.now() })
  return ok({ picture: name, width, height })
}
