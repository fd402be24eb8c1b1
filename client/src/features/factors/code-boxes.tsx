import { cn } from '@/lib/class-names'
import type { ComponentProps } from 'react'

const LENGTH = 6

type CodeBoxesProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  digits: string
  onDigits: (digits: string) => void
}

/** Six boxes of one input, so that a code can be pasted, autofilled and read out whole. */
export function CodeBoxes({ digits, onDigits, ...rest }: CodeBoxesProps) {
  const at = Math.min(digits.length, LENGTH - 1)
  return (
    <span className="group relative block">
      <input
        {...rest}
        type="text"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCorrect="off"
        spellCheck={false}
        value={digits}
        onChange={({ target }) => onDigits(target.value.replace(/\D/g, '').slice(0, LENGTH))}
        // Keeps the caret at the end, because the boxes cannot show it between digits.
        onSelect={({ currentTarget: { selectionStart, selectionEnd }, currentTarget }) => {
          const end = currentTarget.value.length
          if (selectionStart === selectionEnd && selectionEnd !== end)
            currentTarget.setSelectionRange(end, end)
        }}
        className="absolute inset-0 size-full cursor-text bg-transparent px-3 text-base text-transparent caret-transparent shadow-none! outline-none! selection:bg-transparent selection:text-transparent"
      />
      <span aria-hidden="true" className="pointer-events-none flex gap-1.5 sm:gap-2">
        {Array.from({ length: LENGTH }, (_, box) => (
          <span
            key={box}
            className={cn(
              'grid h-14 min-w-0 flex-1 place-items-center rounded-sm border bg-surface text-[1.5rem] leading-none font-semibold text-ink nums',
              rest['aria-invalid'] ? 'border-high' : 'border-line-strong',
              rest.readOnly && 'bg-sunken',
              box === LENGTH / 2 && 'ml-1.5',
              box === at && 'outline-offset-1 outline-focus group-focus-within:outline-2',
            )}
          >
            {digits[box] ??
              (box === at && <i className="hidden h-6.5 w-0.5 bg-ink group-focus-within:block" />)}
          </span>
        ))}
      </span>
    </span>
  )
}
