import { eq } from 'drizzle-orm'
import type { Db } from './database'
import { seedMarks } from './schema'

/** When a seeding step was marked; `null`: it was not run yet. */
export const seededAt = async (db: Db, name: string): Promise<number | null> =>
  (await db.select({ at: seedMarks.at }).from(seedMarks).where(eq(seedMarks.name, name)))[0]?.at ?? null

/** A seeding step that is marked is never run again; a step writes its mark in its last transaction. */
export const isSeeded = async (db: Db, name: string): Promise<boolean> => (await seededAt(db, name)) !== null

export const markSeeded = async (db: Db, name: string, at: number): Promise<void> =>
  void (await db.insert(seedMarks).values({ name, at }).onConflictDoNothing())
