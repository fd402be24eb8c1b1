import type { ComponentType } from 'react'

/**
 * The type of an `icon` prop: a lucide icon, or any component that draws an svg and takes a class
 * name.
 */
export type IconType = ComponentType<{ className?: string }>
