import type { Curve } from '@shared/domain/trial/curve'
import { dayText, scoreText } from '../plan/plan-words'

/** A symptom's days as a table, newest first. */
export default function DaysTable({ curve: { days, line }, symptom }: { curve: Curve; symptom: string }) {
  const means = new Map(line.map(({ day, mean }) => [day, mean]))
  return (
    <table className="nums w-full text-left text-small">
      <thead>
        <tr className="text-ink-2">
          <th className="py-1 pr-2 font-semibold">Day</th>
          <th className="py-1 pr-2 text-right font-semibold break-words">{symptom}</th>
          <th className="py-1 text-right font-semibold">Last 7 days</th>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ day, score, isSlip }) => (
          <tr key={day} className="border-t border-line">
            <td className="py-1 pr-2">
              {dayText(day)}
              {isSlip && ', a slip'}
            </td>
            <td className="py-1 pr-2 text-right">{score}</td>
            <td className="py-1 text-right">{scoreText(means.get(day) ?? null)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
