import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { saveAgain, stopMaking } from '../making'
import { useMaking } from '../making-state'

/** The state of a recipe being generated or waiting to be saved, while its dialog is closed. */
export default function MakingNotice() {
  const making = useMaking()
  if (making.state === 'idle') return null
  if (making.state === 'unsaved')
    return (
      <Alert
        tone="error"
        className="mt-4"
        title={`"${making.recipe.title}" is not saved yet`}
        action={
          <>
            <Button size="sm" onClick={() => void saveAgain()}>
              Save again
            </Button>
            <Button size="sm" variant="quiet" onClick={stopMaking}>
              Discard
            </Button>
          </>
        }
      >
        {making.sentence}
      </Alert>
    )
  return (
    <Alert
      live
      className="mt-4"
      title={making.state === 'saving' ? 'Saving your recipe...' : 'Your recipe is being made'}
      action={
        making.state === 'generating' && (
          <Button size="sm" variant="secondary" onClick={stopMaking}>
            Stop
          </Button>
        )
      }
    >
      It can take a minute, and appears here when it is ready. You can use the portal meanwhile; keep it open.
    </Alert>
  )
}
