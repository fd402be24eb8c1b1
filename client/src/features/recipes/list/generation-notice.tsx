import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { saveAgain, stopGeneration } from '../generate-recipe'
import { useGenerationState } from '../generation-state'

/** The state of a recipe being generated or waiting to be saved, while its dialog is closed. */
export default function GenerationNotice() {
  const generation = useGenerationState()
  if (generation.state === 'idle') return null
  if (generation.state === 'unsaved')
    return (
      <Alert
        tone="error"
        className="mt-4"
        title={`"${generation.recipe.title}" is not saved yet`}
        action={
          <>
            <Button size="sm" onClick={() => void saveAgain()}>
              Save again
            </Button>
            <Button size="sm" variant="quiet" onClick={stopGeneration}>
              Discard
            </Button>
          </>
        }
      >
        {generation.sentence}
      </Alert>
    )
  return (
    <Alert
      live
      className="mt-4"
      title={generation.state === 'saving' ? 'Saving your recipe...' : 'Making your recipe'}
      action={
        generation.state === 'generating' && (
          <Button size="sm" variant="secondary" onClick={stopGeneration}>
            Stop
          </Button>
        )
      }
    >
      This can take a minute. Your recipe appears here, so keep the portal open.
    </Alert>
  )
}
