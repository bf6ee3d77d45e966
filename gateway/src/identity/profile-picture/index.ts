import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { timestamp } from '../../platform/kernel/columns'
import type { AppContext, Member } from '../../platform/kernel/app-context'
import { defineModule } from '../../platform/kernel/module'
import { fail, ok, type Result } from '../../platform/kernel/result'
import { bind } from '../../platform/kernel/route'
import { encodePicture } from './encode'

const place = '/wps/member/info/icon/file'
const hashForm = /^[0-9a-f]{64}$/

const addressOf = (hash: string | undefined): string => (hash ? `${place}/${hash}` : '')

const currentIcon = async (ctx: AppContext, memberId: string): Promise<{ icon: string }> => {
  const { rows } = await ctx.db.execute<{ hash: string }>(
    sql`select hash from member_pictures where member_id = ${memberId}`,
  )
  return { icon: addressOf(rows[0]?.hash) }
}

const setIcon = async (ctx: AppContext, member: Member, image: string): Promise<Result<{ icon: string }>> => {
  const bytes = await encodePicture(Buffer.from(image.slice(image.indexOf(',') + 1), 'base64'))
  if (bytes === null) return fail('picture.invalid')
  const hash = createHash('sha256').update(bytes).digest('hex')
  const at = timestamp(ctx.clock.now())
  await ctx.db.execute(sql`
    insert into member_pictures (member_id, hash, bytes, updated_at) values (${member.id}, ${hash}, decode(${bytes.toString('hex')}, 'hex'), ${at})
    on conflict (member_id) do update set hash = excluded.hash, bytes = excluded.bytes, updated_at = excluded.updated_at`)
  return ok({ icon: addressOf(hash) })
}

export const profilePictureModule = defineModule({
  name: 'profile-picture',
  routes: (app, ctx) => {
    bind(app, ctx, 'memberIcon', async ({ member }) => ok(await currentIcon(ctx, member.id)))
    bind(app, ctx, 'setMemberIcon', ({ member, body }) => setIcon(ctx, member, body.image))
    // An <img> sends no token, so the address itself is what cannot be guessed.
    app.get<{ Params: { hash: string } }>(`${place}/:hash`, async (request, reply) => {
      const { hash } = request.params
      const { rows } = hashForm.test(hash)
        ? await ctx.db.execute<{ hex: string }>(
            sql`select encode(bytes, 'hex') as hex from member_pictures where hash = ${hash} limit 1`,
          )
        : { rows: [] }
      const row = rows[0]
      if (!row) return reply.code(404).send()
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-security-policy', "default-src 'none'")
        .type('image/webp')
        .send(Buffer.from(row.hex, 'hex'))
    })
  },
})
