import type { ComponentType } from 'react'

/** A lucide icon, or any component that draws an svg and takes a class name. */
export type IconType = ComponentType<{ className?: string }>
