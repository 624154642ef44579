/** The drawn objects of the games, by the games' ids. */
import type { ComponentType } from 'react'

export const art: Readonly<Record<string, ComponentType>> = {}
