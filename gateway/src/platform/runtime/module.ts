import type { Module } from './app-context'

export type { Module } from './app-context'
export type { NewMember } from './member'

export const defineModule = (module: Module): Module => module
