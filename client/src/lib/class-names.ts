import { clsx, type ClassValue } from 'clsx'

/** Does not resolve conflicts: a `className` prop is for placement, not a changed look. */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes)
}
