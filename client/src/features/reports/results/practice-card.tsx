import { ChevronRight, CookingPot, ScanText } from 'lucide-react'
import { Link } from 'wouter'
import { Card } from '@/ui/card'
import type { IconType } from '@/ui/icon-type'

type NextStepProps = { href: string; icon: IconType; title: string; text: string }

function NextStep({ href, icon: Icon, title, text }: NextStepProps) {
  return (
    <li>
      <Link href={href} className="-mx-2 flex items-center gap-3 rounded-sm px-2 py-2 hover:bg-brand-softer">
        <span className="grid size-9 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-text">
          <Icon className="size-4.5" />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block text-small font-semibold">{title}</span>
          <span className="block text-small text-ink-3">{text}</span>
        </span>
        <ChevronRight className="size-4.5 text-ink-3" />
      </Link>
    </li>
  )
}

/** Links from the results to the scanner and the recipes. */
export default function PracticeCard({ className }: { className?: string }) {
  return (
    <div className={className} data-print="hide">
      <Card flush className="p-5 sm:p-6">
        <h2 className="text-h3">Put it into practice</h2>
        <ul className="mt-2">
          <NextStep
            href="/client/scanner"
            icon={ScanText}
            title="Scan a label"
            text="Check a product against these foods"
          />
          <NextStep
            href="/client/recipes"
            icon={CookingPot}
            title="Find recipes"
            text="Recipes without your elevated foods"
          />
        </ul>
      </Card>
    </div>
  )
}
