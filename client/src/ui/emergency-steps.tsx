const steps = [
  'Use an adrenaline auto-injector if one was prescribed.',
  'Lie down with your legs raised, or sit up if breathing is hard.',
  'Make sure somebody is with you, and do not drive.',
  'Do not eat any more of the food.',
]

/** What to do until help arrives. */
export const EmergencySteps = () => (
  <ul className="list-disc space-y-1.5 pl-5 text-lead">
    {steps.map((step) => (
      <li key={step}>{step}</li>
    ))}
  </ul>
)
