import { formatWords } from '@shared/domain/text/dates'
import { accountName } from '@/session/person'
import { useUser } from '@/session/session'
import type { Plan } from './plan-types'

/** Whose plan it is and its dates, on paper only. */
export function PrintHead({ plan: { trial, today } }: { plan: Plan }) {
  const user = useUser()
  return (
    <p className="hidden text-body print:block">
      {accountName(user)}
      {trial.startedOn && `, from ${formatWords(trial.startedOn)}`}
      {` to ${formatWords(trial.closedOn ?? today.date)}`}
    </p>
  )
}
