import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as sdk from '@aws-sdk/client-s3'
import S3rver from 's3rver'
import { s3Location, type S3Location } from '../store/s3-store'

/** A server that speaks S3, started and stopped with the test file; each place is empty. */
export const bucketUnderTest = () => {
  let root: string
  let server: S3rver
  let location: S3Location
  let count = 0
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 's3-'))
    server = new S3rver({
      port: 0,
      address: '127.0.0.1',
      silent: true,
      directory: join(root, 'buckets'),
      configureBuckets: [{ name: 'mosaic', configs: [] }],
    })
    const running = await server.run()
    process.env.AWS_ACCESS_KEY_ID = 'S3RVER'
    process.env.AWS_SECRET_ACCESS_KEY = 'S3RVER'
    location = s3Location('s3://mosaic/site', { S3_ENDPOINT: `http://127.0.0.1:${running.port}` }, sdk)
  }, 30_000)
  afterAll(async () => {
    location.client.destroy()
    await server.close()
    await rm(root, { recursive: true, force: true })
  })
  return {
    folder: (): string => root,
    place: (): S3Location => ({ ...location, prefix: `site-${(count += 1)}/` }),
  }
}
