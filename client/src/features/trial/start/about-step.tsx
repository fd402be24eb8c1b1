import { Card } from '@/ui/card'
import { StepFrame, type StepNav } from './step-frame'

/** Step 1: what a plan can and cannot show, and who should not start alone. */
export function AboutStep({ nav }: { nav: StepNav }) {
  return (
    <StepFrame nav={nav} title="What a plan can show">
      <p className="text-lead">
        Two weeks as usual, four weeks without a few foods, then one food back at a time. What you notice is
        what counts, not the value.
      </p>
      <Card>
        <h2 className="text-h3 text-ink">What was found so far</h2>
        <p className="mt-1">
          In 2025, a study put 238 people with irritable bowel syndrome on a diet for eight weeks. Half
          followed their antibody test and half a sham diet. None knew which.
        </p>
        <dl className="mt-4 grid grid-cols-2 gap-3">
          <Figure share="59.6 %" words="improved on the diet based on their test" />
          <Figure share="42.1 %" words="improved on the sham diet" />
        </dl>
        <p className="mt-3">Improved means at least 30% less belly pain.</p>
        <p className="mt-3">
          Much of the improvement comes with any diet. The study did not use this laboratory’s test. Only
          people with irritable bowel syndrome took part.
        </p>
      </Card>
      <Points
        title="It can show"
        points={[
          'whether you feel better without these foods',
          'which one of them troubles you, when you bring it back on its own',
        ]}
      />
      <Points
        title="It cannot show"
        points={[
          'which food it was, until you bring foods back',
          'an allergy, or a disease',
          'small effects reliably: 2 points out of 10 are found about half the time',
        ]}
      />
      <Points
        title="Who shouldn't start alone"
        points={[
          'anybody younger than 18 or older than 70, pregnant or breastfeeding',
          'anybody with an eating disorder, underweight, being treated for diabetes, or with kidney, liver or bowel disease',
          'anybody with signs that a doctor has to see first, such as blood in the stool',
        ]}
      />
      <p>
        An allergy is never part of a plan. It stays out. Eight questions come next, then symptoms, foods and
        dates.
      </p>
    </StepFrame>
  )
}

function Figure({ share, words }: { share: string; words: string }) {
  return (
    <div className="flex flex-col-reverse justify-end rounded-md bg-sunken p-3">
      <dt className="text-small">{words}</dt>
      <dd className="nums font-display text-h1 font-semibold text-ink">{share}</dd>
    </div>
  )
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <section>
      <h2 className="text-h3 text-ink">{title}</h2>
      <ul className="mt-1 list-disc space-y-1 pl-5">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  )
}
