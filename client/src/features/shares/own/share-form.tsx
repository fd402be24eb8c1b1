import {
  MAX_LABEL,
  type ShareContent,
  type ShareLifetime,
  shareLifetimes,
} from '@shared/domain/shares/share-contents'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { sentenceOf } from '@/api/request'
import { useApiMutation } from '@/api/use-api'
import { usePending } from '@/lib/use-one-at-a-time'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Card, CardHeader } from '@/ui/card'
import { Checkbox } from '@/ui/checkbox'
import { Field } from '@/ui/field'
import { Segmented } from '@/ui/segmented'
import { Switch } from '@/ui/switch'
import { TextInput } from '@/ui/text-input'
import type { MadeShare } from './make-share'
import { contentWords, lifetimeWords } from './share-words'

const results = ['latest-results', 'all-results', 'none'] as const
const others = ['allergies', 'plan', 'pdf'] as const

/** Asks what to share, for how long and how, then makes the link. */
export function ShareForm({ onMade }: { onMade: (made: MadeShare) => void }) {
  const [chosenResults, setChosenResults] = useState<(typeof results)[number]>('latest-results')
  const [chosen, setChosen] = useState<ReadonlySet<ShareContent>>(new Set(['allergies']))
  const [lifetime, setLifetime] = useState<ShareLifetime>('week')
  const [hasPasscode, setHasPasscode] = useState(true)
  const [label, setLabel] = useState('')
  const [problem, setProblem] = useState('')
  const [pending, run] = usePending()
  const create = useApiMutation('POST /api/shares')
  const isChosen = (content: ShareContent) =>
    chosen.has(content) && !(content === 'pdf' && chosenResults === 'none')
  const contents = [
    ...(chosenResults === 'none' ? [] : [chosenResults]),
    ...others.filter((content) => isChosen(content)),
  ]

  async function share() {
    if (contents.length === 0) return setProblem('Choose what to share.')
    setProblem('')
    try {
      // Both first: a link that could not be shown would be lost.
      const [{ makeShare, randomPasscode }] = await Promise.all([
        import('./make-share'),
        import('./made-link'),
      ])
      const passcode = hasPasscode ? randomPasscode() : ''
      onMade(await makeShare({ contents, lifetime, label: label.trim(), passcode }, create.mutateAsync))
    } catch (error) {
      setProblem(sentenceOf(error))
    }
  }

  return (
    <Card>
      <CardHeader
        title="New link"
        subtitle="It opens without an account. Your browser encrypts what you share: the portal cannot read it."
      />
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void run(share)
        }}
      >
        <fieldset>
          <legend className="mb-1.5 text-small font-semibold">What to share</legend>
          <Segmented
            label="Results"
            value={chosenResults}
            onChange={setChosenResults}
            options={results.map((value) => ({
              value,
              label: value === 'none' ? 'No results' : contentWords[value],
            }))}
          />
          <div className="mt-2">
            {others.map((content) => (
              <Checkbox
                key={content}
                label={contentWords[content]}
                checked={isChosen(content)}
                disabled={content === 'pdf' && chosenResults === 'none'}
                onCheckedChange={(checked) =>
                  setChosen((before) => {
                    const next = new Set(before)
                    if (checked) next.add(content)
                    else next.delete(content)
                    return next
                  })
                }
              />
            ))}
          </div>
        </fieldset>
        <div>
          <p className="mb-1.5 text-small font-semibold">How long the link works</p>
          <Segmented
            label="How long the link works"
            value={lifetime}
            onChange={setLifetime}
            options={shareLifetimes.map((value) => ({ value, label: lifetimeWords[value] }))}
          />
        </div>
        <Switch
          label="Ask for a passcode"
          hint="Six digits, which you say. Without them the link alone opens it."
          checked={hasPasscode}
          onCheckedChange={setHasPasscode}
        />
        <Field label="Label" optional hint="Readers see it, for example: For Dr Weber.">
          <TextInput
            value={label}
            maxLength={MAX_LABEL}
            autoComplete="off"
            onChange={({ target }) => setLabel(target.value)}
          />
        </Field>
        {problem && <Alert tone="error">{problem}</Alert>}
        <Button
          type="submit"
          size="lg"
          block="phone"
          icon={Link2}
          className="justify-self-start"
          pending={pending}
          pendingLabel="Encrypting…"
        >
          Make the link
        </Button>
      </form>
    </Card>
  )
}
