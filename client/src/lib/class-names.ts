import { clsx, type ClassValue } from 'clsx'

/**
 * Joins class names, dropping the falsy ones. It does not resolve conflicts between utilities: a
 * component's `className` prop is for placement (margin, width, visibility), not for overriding its
 * look.
 */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes)
}
