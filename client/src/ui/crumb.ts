import { createContext, useContext, useEffect } from 'react'

/** Takes the words after the menu entry in the top bar's breadcrumbs; null takes them away. */
export const CrumbContext = createContext<(label: string | null) => void>(() => undefined)

/** A screen's own last breadcrumb, such as a sample ID, for as long as the screen is there and the label is not empty. */
export function useCrumb(label: string | undefined): void {
  const show = useContext(CrumbContext)
  useEffect(() => {
    show(label || null)
    return () => show(null)
  }, [label, show])
}
