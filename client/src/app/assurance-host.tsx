import { useEffect, useState, type ComponentType } from 'react'
import { askBy } from '@/api/assurance'
import { sayNotLoaded } from '@/ui/load-dialog'

type Asked = {
  Dialog: ComponentType<{ onSettled: (proven: boolean) => void }>
  settle: (proven: boolean) => void
}

const load = () => import('@/features/factors/assure-dialog')

/** Shows the dialog in which calls have the person prove who they are. It opens above whatever is open. */
export function AssuranceHost() {
  const [asked, setAsked] = useState<Asked>()

  useEffect(() => {
    let gone = false
    let settle: Asked['settle'] = () => {}
    const forget = askBy(async () => {
      const loaded = await load().catch(sayNotLoaded)
      if (!loaded || gone) return false
      const answer = new Promise<boolean>((resolve) => {
        settle = resolve
      })
      setAsked({ Dialog: loaded.default, settle })
      return answer.finally(() => setAsked(undefined))
    })
    return () => {
      gone = true
      forget()
      settle(false)
    }
  }, [])

  return asked && <asked.Dialog onSettled={asked.settle} />
}
