import { formatCount } from '@shared/domain/text/counts'
import { cn } from '@/lib/class-names'
import { countTicks, shortDay, totalOf, weeksSummary, type Week } from './weeks'

/** The classes of a bar's parts, in the chart and its legend. */
export const barStyles = {
  client: 'bg-brand forced-color-adjust-none',
  practitioner: 'border-[1.25px] border-low bg-brand-line forced-color-adjust-none',
  running:
    'border-[1.5px] border-brand-text bg-[repeating-linear-gradient(135deg,var(--pw-brand-line)_0_2px,var(--pw-brand-softer)_2px_6px)] forced-color-adjust-none',
}

/** Below these widths the figures above the bars would overlap, so the chart scrolls. */
const widths = ['min-w-72', 'min-w-72', 'min-w-96', 'min-w-[36rem]']

/** Clients' reports below practitioners' for each week; the last, running one is hatched. */
export function WeekChart({ weeks }: { weeks: readonly Week[] }) {
  const most = Math.max(0, ...weeks.map(totalOf))
  const ticks = countTicks(most)
  const top = ticks.at(-1) ?? 1
  const percent = (count: number) => `${(count / top) * 100}%`
  return (
    <div
      className="relative mt-3 overflow-x-auto px-4 pb-4 sm:px-5 sm:pb-5"
      tabIndex={0}
      role="region"
      aria-label="Chart of reports per week"
    >
      <div
        role="img"
        aria-label={weeksSummary(weeks)}
        className={cn(
          'nums relative pt-6 pb-6 pl-8 text-small',
          widths[Math.min(widths.length, String(most).length) - 1],
        )}
      >
        <div className="relative h-46">
          {ticks.map((tick) => (
            <div
              key={tick}
              className="absolute inset-x-0 border-t border-line"
              style={{ bottom: percent(tick) }}
            >
              <span className="absolute right-full -translate-y-1/2 pr-2 text-ink-3">
                {formatCount(tick)}
              </span>
            </div>
          ))}
          <div className="absolute inset-0 flex">
            {weeks.map((week, index) => (
              <div key={week.monday} className="relative flex-1">
                <Bar week={week} height={percent(totalOf(week))} running={index === weeks.length - 1} />
                <span
                  className={cn(
                    'absolute top-full left-1/2 -translate-x-1/2 pt-1 whitespace-nowrap text-ink-3',
                    (weeks.length - index) % 2 === 0 && 'max-lg:hidden',
                  )}
                >
                  {shortDay(week.monday)}
                </span>
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}

function Bar({ week, height, running }: { week: Week; height: string; running: boolean }) {
  const { client, practitioner } = week
  return (
    <div
      className="absolute bottom-0 left-1/2 flex w-[54%] max-w-7.5 -translate-x-1/2 flex-col gap-px"
      style={{ height }}
    >
      <span className="absolute bottom-full left-1/2 -translate-x-1/2 pb-0.5 font-semibold text-ink">
        {formatCount(totalOf(week))}
      </span>
      {running ? (
        <span className={cn('flex-1 rounded-t-[5px]', barStyles.running)} />
      ) : (
        <>
          {practitioner > 0 && (
            <span
              className={cn('rounded-t-[5px]', barStyles.practitioner)}
              style={{ flex: `${practitioner} 0 0` }}
            />
          )}
          {client > 0 && (
            <span
              className={cn(practitioner === 0 && 'rounded-t-[5px]', barStyles.client)}
              style={{ flex: `${client} 0 0` }}
            />
          )}
        </>
      )}
    </div>
  )
}
