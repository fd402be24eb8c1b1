import { useEffect, useState, type ComponentType } from 'react'
import { handleStepUp } from '@/api/step-up'
import { toastNotLoaded } from '@/ui/load-dialog'

type Prompt = {
  Dialog: ComponentType<{ onSettled: (proven: boolean) => void }>
  settle: (proven: boolean) => void
}

const load = () => import('@/features/factors/step-up-dialog')

/** Shows the dialog for step-up authentication, above any open dialog. */
export function StepUpHost() {
  const [prompt, setPrompt] = useState<Prompt>()

  useEffect(() => {
    let isUnmounted = false
    let settle: Prompt['settle'] = () => {}
    const unregister = handleStepUp(async () => {
      const loaded = await load().catch(toastNotLoaded)
      if (!loaded || isUnmounted) return false
      const answer = new Promise<boolean>((resolve) => {
        settle = resolve
      })
      setPrompt({ Dialog: loaded.default, settle })
      return answer.finally(() => setPrompt(undefined))
    })
    return () => {
      isUnmounted = true
      unregister()
      settle(false)
    }
  }, [])

  return prompt && <prompt.Dialog onSettled={prompt.settle} />
}
