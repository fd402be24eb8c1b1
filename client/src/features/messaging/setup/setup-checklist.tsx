import { Check, Copy, RefreshCw, Server, User } from 'lucide-react'
import { Link } from 'wouter'
import { cn } from '@/lib/class-names'
import { copyText } from '@/lib/copy-text'
import { Button, buttonClass } from '@/ui/button'
import { Card, CardHeader } from '@/ui/card'
import { toast } from '@/ui/use-toast'
import { copiedList, type SetupStep } from './setup-steps'

type SetupChecklistProps = {
  channel: 'email' | 'SMS'
  steps: SetupStep[]
  isChecking: boolean
  onCheck: () => void
}

/** What a channel still needs, step by step, and who does each. */
export function SetupChecklist({ channel, steps, isChecking, onCheck }: SetupChecklistProps) {
  const done = steps.filter(({ isDone }) => isDone).length
  const next = steps.findIndex(({ isDone }) => !isDone)
  const copy = async () =>
    toast(
      (await copyText(copiedList(channel, steps)))
        ? { title: 'List copied', description: 'Send it to whoever runs the server.' }
        : { title: 'Not copied', description: 'The Setup Guide under Messaging Settings has the list.' },
    )
  return (
    <Card flush>
      <CardHeader
        padded
        size="h2"
        title={`${channel === 'email' ? 'Email' : 'SMS'} isn't set up yet`}
        subtitle={`${done} of ${steps.length} steps done. Nothing is sent until all are done.`}
        actions={
          <Button variant="secondary" icon={RefreshCw} pending={isChecking} onClick={onCheck}>
            Check again
          </Button>
        }
      />
      <ol aria-label={`Steps to set up ${channel}`} className="divide-y divide-line border-t border-line">
        {steps.map((step, place) => (
          <li
            key={step.title}
            className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 text-small sm:px-5"
          >
            <StepMark place={place + 1} isDone={step.isDone} isNext={place === next} />
            <div className="min-w-0 flex-1 basis-60">
              <p className="text-body font-semibold">
                {step.title}
                {step.isDone && <span className="sr-only">, done</span>}
              </p>
              <p className="wrap-anywhere text-ink-2">{step.detail}</p>
            </div>
            <p className="flex w-52 items-center gap-2 text-ink-2 max-sm:ml-11">
              {step.who === 'You' ? <User className="size-4.5" /> : <Server className="size-4.5" />}
              {step.who}
            </p>
            <p className="flex min-w-32 justify-end max-sm:ml-11 max-sm:justify-start">
              {step.missing && step.missing.length > 0 ? (
                <Button icon={Copy} onClick={() => void copy()}>
                  Copy the list
                </Button>
              ) : !step.isDone && place > next ? (
                <span className="text-ink-2">After step {place}</span>
              ) : (
                step.link && (
                  <Link
                    href={step.link.to}
                    className={buttonClass({ variant: 'link', size: 'sm' }, 'max-sm:-ml-3')}
                  >
                    {step.link.words}
                    <span className="sr-only">: {step.title}</span>
                  </Link>
                )
              )}
            </p>
          </li>
        ))}
      </ol>
    </Card>
  )
}

type StepMarkProps = { place: number; isDone: boolean; isNext: boolean }

function StepMark({ place, isDone, isNext }: StepMarkProps) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'nums grid size-7 shrink-0 place-items-center rounded-full border font-semibold',
        isDone
          ? 'border-ok-line bg-ok-soft text-ok-text'
          : isNext
            ? 'border-transparent bg-brand text-on-brand'
            : 'border-line-strong bg-surface',
      )}
    >
      {isDone ? <Check className="size-4" /> : place}
    </span>
  )
}
