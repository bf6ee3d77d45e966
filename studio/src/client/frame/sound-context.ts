import { createContext } from 'react'
import type { Sound } from '../sound'

/** The sound of the game, for results in every frame. */
export const SoundContext = createContext<Pick<Sound, 'win'> | null>(null)
