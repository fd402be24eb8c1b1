import { createContext, useContext, useEffect } from 'react'

/** Sets the words after the menu entry in the top bar's breadcrumbs; null removes them. */
export const CrumbContext = createContext<(label: string | null) => void>(() => undefined)

/** Adds a last breadcrumb while the screen is mounted and the label is not empty. */
export function useCrumb(label: string | undefined): void {
  const show = useContext(CrumbContext)
  useEffect(() => {
    show(label || null)
    return () => show(null)
  }, [label, show])
}
